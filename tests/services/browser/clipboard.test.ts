import { expect, test } from 'vitest'
import { copyText } from '#services/browser/clipboard.ts'
import { fakeDocument } from '#tests/support/fakeDocument.ts'

const refusing = { writeText: () => Promise.reject(new Error('NotAllowedError')) }

test.each([
  ['that refuses the clipboard', refusing],
  ['without a clipboard', undefined],
])('a browser %s / copies the text as a selection', async (_, clipboard) => {
  const copied: string[] = []
  await copyText({ navigator: { clipboard }, document: fakeDocument(copied) }, 'ADA-2026')
  expect(copied).toEqual(['ADA-2026'])
})

test('a browser that copies neither way / fails', async () => {
  const browser = { navigator: { clipboard: refusing }, document: fakeDocument() }
  await expect(copyText(browser, 'ADA-2026')).rejects.toThrow('This browser has no clipboard')
})

test('a browser with a clipboard / selects nothing', async () => {
  const [copied, written]: [string[], string[]] = [[], []]
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  await copyText({ navigator: { clipboard }, document: fakeDocument(copied) }, 'ADA-2026')
  expect([copied, written]).toEqual([[], ['ADA-2026']])
})
