import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { siteFolder, storeSession, test as base } from '#tests/engines/support/fixtures.ts'
import { anyText, button, dialog, heading, link, table } from '#tests/engines/support/parts.ts'
import { siteWithClock } from '#tests/engines/support/siteWithClock.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

/** Each test has a server of its own, because it removes files or stops the server. */
const test = base.extend<{ folder: string; server: TestStack }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'rewoven-outage-'))
    await cp(siteFolder, join(folder, 'site'), { recursive: true, filter: (file) => !file.endsWith('.br') })
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  server: async ({ folder }, use) => {
    const server = await startTestStack({
      createMiddleware: siteWithClock(join(folder, 'site')),
      dataFolder: join(folder, 'data'),
    })
    await use(server)
    await server.close()
  },
  origin: async ({ server }, use) => use(server.origin),
})

const wasRequested = (script: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(script))

test('code that fails once says so, and loads after a reload at the latest', async ({ tab, folder, server, visit }) => {
  const assets = join(folder, 'site/assets')
  const script = (await readdir(assets)).find((name) => /^dialogs-.*\.js$/.test(name)) ?? ''
  await rename(join(assets, script), join(assets, `hidden-${script}`))
  await storeSession(tab, server)
  await tab.open('/admin/users')
  await tab.click(button('Export'))
  await tab.sees(anyText('If that does not help, reload the page.'))
  await rename(join(assets, `hidden-${script}`), join(assets, script))
  // Firefox and WebKit keep a failed module until the page is loaded again (decision 0071).
  await tab.reload()
  // Until the page has requested the code in advance, WebKitGTK answers with the failure that it keeps in its memory.
  await expect.poll(() => tab.run(wasRequested, script)).toBe(true)
  await tab.click(button('Export'))
  await tab.sees(dialog('Download as CSV'))
  visit.consoleProblems.length = 0
})

test('without a server a page is a sentence, and Reload opens it later', async ({ tab, folder, server, visit }) => {
  await storeSession(tab, server)
  await tab.open('/admin/users')
  await tab.sees(table())
  await tab.run(async () => void (await navigator.serviceWorker.ready), null)
  await tab.open('/admin/users')
  await tab.sees(table())
  await server.close()
  await tab.open('/admin/settings')
  await tab.sees(heading('You are offline'))
  const restarted = await startTestStack({
    createMiddleware: siteWithClock(join(folder, 'site')),
    dataFolder: join(folder, 'data'),
    port: server.port,
  })
  await tab.click(link('Reload'))
  await tab.sees(heading('Settings'))
  await restarted.close()
  visit.consoleProblems.length = 0
})
