import { describe, expect, test } from 'vitest'
import { fakeDocument } from '#tests/support/fakeDocument.ts'
import { createAppLink } from '#services/browser/appLink.ts'

const start = (clipboard?: Pick<Clipboard, 'writeText'>) => {
  const navigations: [string, string][] = []
  const openDocument = (url: string) => void navigations.push(['open', url])
  const replaceDocument = (url: string) => void navigations.push(['replace', url])
  return {
    appLink: createAppLink({ openDocument, replaceDocument, navigator: { clipboard }, document: fakeDocument() }),
    navigations,
  }
}

describe('leaving the product', () => {
  test('a link to the app keeps the page in the history, a redirect replaces it', () => {
    const { appLink, navigations } = start()
    appLink.openApp('rewoven://referral/ADA')
    appLink.redirect('https://apps.apple.com/app/id1')
    expect(navigations).toEqual([
      ['open', 'rewoven://referral/ADA'],
      ['replace', 'https://apps.apple.com/app/id1'],
    ])
  })
})

describe('copying', () => {
  test('writes the text to the clipboard', async () => {
    const written: string[] = []
    await start({ writeText: async (text) => void written.push(text) }).appLink.copy('ADA')
    expect(written).toEqual(['ADA'])
  })

  test('fails if the browser has no clipboard or denies it', async () => {
    await expect(start().appLink.copy('ADA')).rejects.toThrow('This browser has no clipboard')
    await expect(
      start({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }).appLink.copy('ADA'),
    ).rejects.toThrow('This browser has no clipboard')
  })
})
