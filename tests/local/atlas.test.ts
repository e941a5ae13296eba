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
  (stack = await startTestStack({ atlas: { folder, ...options } }))
const write = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

describe('an atlas that is built', () => {
  test('is served below /atlas/, with the headers of the console', async () => {
    write('index.html', '<h1>Atlas</h1>')
    write('assets/a.js', '1')
    const { origin } = await start()
    const page = await fetch(`${origin}/atlas`)
    expect(page.url).toBe(`${origin}/atlas/`)
    expect(await page.text()).toBe('<h1>Atlas</h1>')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await (await fetch(`${origin}/atlas/assets/a.js`)).text()).toBe('1')
  })

  test('keeps its folder to itself', async () => {
    write('index.html', '<h1>Atlas</h1>')
    const { origin } = await start()
    expect((await fetch(`${origin}/atlas/..%2f..%2fetc/passwd`)).status).toBe(404)
    expect((await fetch(`${origin}/atlases`)).status).toBe(404)
  })
})

describe('an atlas that is missing', () => {
  test('is said to be built by its command', async () => {
    const { origin } = await start()
    const answer = await fetch(`${origin}/atlas/`)
    expect([answer.status, await answer.text()]).toEqual([
      404,
      'There is no atlas in dist/atlas. "npm run atlas" builds it.',
    ])
  })

  test('is made at the first look, once, while a page waits', async () => {
    let finish = () => {}
    let made = 0
    const make = () => {
      made += 1
      return new Promise<void>((resolve) => (finish = resolve))
    }
    const { origin } = await start({ build: make })
    const look = async () => (await fetch(`${origin}/atlas/`)).text()
    expect(await look()).toContain('The atlas is being drawn')
    expect(await look()).toContain('The atlas is being drawn')
    expect(made).toBe(1)
    write('index.html', '<h1>Atlas</h1>')
    finish()
    await expect.poll(look).toBe('<h1>Atlas</h1>')
  })

  test('says so when it could not be made', async () => {
    const { origin } = await start({ build: () => Promise.reject(new Error('no room')) })
    const look = async () => {
      const answer = await fetch(`${origin}/atlas/`)
      return [answer.status, await answer.text()]
    }
    await expect.poll(look).toEqual([500, 'The atlas could not be built: no room'])
  })
})

test('an atlas of older charts is made anew at the first look', async () => {
  write('index.html', '<h1>Old</h1>')
  const make = async () => write('index.html', '<h1>New</h1>')
  const { origin } = await start({ build: make, isStale: () => true })
  await expect.poll(async () => (await fetch(`${origin}/atlas/`)).text()).toBe('<h1>New</h1>')
})
