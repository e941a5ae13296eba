import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AtlasOptions } from '#local/atlas.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let folder: string
let stack: TestStack | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rewoven-atlas-'))
})
afterEach(async () => {
  await stack?.close()
  stack = undefined
  rmSync(folder, { recursive: true })
})

const start = async (options: Partial<AtlasOptions> = {}): Promise<TestStack> =>
  (stack = await startTestStack({ users: 10, items: 10, atlas: { folder, ...options } }))
const write = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

describe('a built atlas', () => {
  test('is served at /atlas/ with the headers of the console', async () => {
    write('index.html', '<h1>Atlas</h1>')
    write('assets/a.js', '1')
    const { origin } = await start()
    const page = await fetch(`${origin}/atlas`)
    expect(page.url).toBe(`${origin}/atlas/`)
    expect(await page.text()).toBe('<h1>Atlas</h1>')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await (await fetch(`${origin}/atlas/assets/a.js`)).text()).toBe('1')
  })

  test('does not serve files outside its folder', async () => {
    write('index.html', '<h1>Atlas</h1>')
    const { origin } = await start()
    expect((await fetch(`${origin}/atlas/..%2f..%2fetc/passwd`)).status).toBe(404)
    expect((await fetch(`${origin}/atlases`)).status).toBe(404)
  })
})

describe('a missing atlas', () => {
  test('responds with the command that builds it', async () => {
    const { origin } = await start()
    const answer = await fetch(`${origin}/atlas/`)
    expect([answer.status, await answer.text()]).toEqual([
      404,
      'dist/atlas has no atlas. Run "npm run atlas" to build it.',
    ])
  })

  test('is built once at the first request, while a page waits', async () => {
    let finish = () => {}
    let buildCount = 0
    const build = () => {
      buildCount += 1
      return new Promise<void>((resolve) => (finish = resolve))
    }
    const { origin, printed } = await start({ build })
    const read = async () => (await fetch(`${origin}/atlas/`)).text()
    const waiting = await fetch(`${origin}/atlas/`)
    expect(waiting.headers.get('content-security-policy')).toMatch(/style-src [^;]*'sha256-/)
    expect(await waiting.text()).toContain('The charts are being drawn')
    expect(await read()).toContain('The charts are being drawn')
    expect(buildCount).toBe(1)
    write('index.html', '<h1>Atlas</h1>')
    finish()
    await expect.poll(read).toBe('<h1>Atlas</h1>')
    expect(printed.at(-1)).toBe(`The atlas is ready: ${origin}/atlas/`)
  })

  test('responds with the error of a failed build', async () => {
    const { origin } = await start({ build: () => Promise.reject(new Error('no space left')) })
    const read = async () => {
      const answer = await fetch(`${origin}/atlas/`)
      return [answer.status, await answer.text()]
    }
    await expect.poll(read).toEqual([500, 'The atlas could not be built: no space left'])
  })
})

test('an outdated atlas is built again at the first request', async () => {
  write('index.html', '<h1>Old</h1>')
  const build = async () => write('index.html', '<h1>New</h1>')
  const { origin } = await start({ build, isStale: () => true })
  await expect.poll(async () => (await fetch(`${origin}/atlas/`)).text()).toBe('<h1>New</h1>')
})
