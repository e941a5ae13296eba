import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { areServersInstalled } from '#tools/programs/find.ts'

/** A web server that serves `dist/stack` with the files that the build wrote for it. */
export interface WebServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

export type ServerName = 'nginx' | 'caddy'

const commands: Record<ServerName, { readonly config: string; readonly run: (folder: string) => string[] }> = {
  nginx: {
    config: 'nginx.conf',
    run: (folder) => ['/usr/sbin/nginx', '-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'],
  },
  caddy: { config: 'Caddyfile', run: (folder) => ['caddy', 'run', '--config', join(folder, 'Caddyfile')] },
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Changes nothing of the configuration but the port and the folder of the site, and adds the proxies. */
const copyConfig = async (name: ServerName, port: number, proxies: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `rewoven-${name}-`))
  await cp(`dist/stack-hosts/${name}`, folder, { recursive: true })
  const file = join(folder, commands[name].config)
  const text = await readFile(file, 'utf8')
  const changed = text.replaceAll('8080', String(port)).replace('../../stack', resolve('dist/stack'))
  await writeFile(file, changed.replace(/(include console.conf;|import console.caddy)/, `$1\n${proxies}`))
  return folder
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/**
 * @param proxies directives for the server block
 * @throws Error with the output of the server if it stops
 */
export const startWebServer = async (name: ServerName, proxies = ''): Promise<WebServer> => {
  if (!areServersInstalled()) throw new Error('nginx and Caddy are not installed. Run "npm run servers".')
  const port = await findFreePort()
  const folder = await copyConfig(name, port, proxies)
  const [program = '', ...args] = commands[name].run(folder)
  const child = spawn(program, args, { env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } })
  let output = ''
  child.stdout.on('data', (data) => (output += String(data)))
  child.stderr.on('data', (data) => (output += String(data)))
  const origin = `http://localhost:${port}`
  const close = async (): Promise<void> => {
    await stop(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await expect
      .poll(async () => {
        if (child.exitCode !== null) throw new Error(output)
        return fetch(origin).then(
          ({ status }) => status,
          () => 0,
        )
      })
      .toBe(200)
  } catch (error) {
    await close()
    throw error
  }
  return { origin, close }
}
