import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { Builder, Capabilities } from 'selenium-webdriver'
import { findWebKit } from '#tools/programs/find.ts'
import type { Engine, EngineVisit } from '#tests/engines/support/engine.ts'
import { toWebKitTab } from '#tests/engines/support/webKitTab.ts'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Starts a display without a screen. It chooses a free number, and says which. */
const startDisplay = async (program: string): Promise<{ process: ChildProcess; name: string }> => {
  const display = spawn(program, '-displayfd 3 -screen 0 1600x1200x24 -nolisten tcp'.split(' '), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    display.once('exit', () => reject(new Error('Xvfb does not start.')))
    ;(display.stdio[3] as Readable).once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { process: display, name: `:${number}` }
}

/** The folders and settings of a person: where files are saved, and no animations. */
const writeHome = async (home: string, downloads: string): Promise<NodeJS.ProcessEnv> => {
  const settings = join(home, '.config')
  await mkdir(downloads, { recursive: true })
  await mkdir(join(settings, 'gtk-3.0'), { recursive: true })
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  await writeFile(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  // Without a language the numbers have no separators.
  return {
    // Without a graphics card this halves the time of a journey.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    LANG: 'en_GB.UTF-8',
    LC_ALL: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    HOME: home,
    XDG_CONFIG_HOME: settings,
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_DATA_HOME: join(home, '.data'),
  }
}

const waitForServer = async (url: string, end: number): Promise<void> => {
  const answer = await fetch(`${url}/status`).catch(() => undefined)
  if (answer?.ok) return
  if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return waitForServer(url, end)
}

/** MiniBrowser prints the console of its pages. */
const consoleLine = /^CONSOLE (\w+) (WARN|ERROR) (.*)$/

const startVisit = async (url: string, consoleProblems: string[], downloads: string): Promise<EngineVisit> => {
  consoleProblems.length = 0
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  let isFirst = true
  return {
    consoleProblems,
    downloads,
    openTab: async () => {
      // A tab in the background draws no frames, and the driver cannot bring it to the front.
      if (!isFirst) await driver.switchTo().newWindow('window')
      isFirst = false
      const tab = toWebKitTab(driver, await driver.getWindowHandle())
      await tab.resize(1280, 800)
      return tab
    },
    close: () => driver.quit(),
  }
}

/** WebKitGTK: its MiniBrowser, driven by WebKitWebDriver on a display of its own. */
export const startWebKitEngine = async (): Promise<Engine> => {
  const programs = findWebKit()
  if (!programs) throw new Error('WebKitGTK was not found: run "npm run engines"')
  const home = await mkdtemp(join(tmpdir(), 'rewoven-webkit-'))
  const downloads = join(home, 'downloads')
  const display = await startDisplay(programs.display)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...(await writeHome(home, downloads)), DISPLAY: display.name },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const consoleProblems: string[] = []
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (consoleLine.test(line)) consoleProblems.push(line)
  })
  const url = `http://127.0.0.1:${port}`
  await waitForServer(url, Date.now() + 20_000)
  return {
    startVisit: () => startVisit(url, consoleProblems, downloads),
    close: async () => {
      driver.kill()
      display.process.kill()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
