import { describe, expect, test } from 'vitest'
import { createAppLink } from '#services/browser/appLink.ts'

const start = (clipboard?: Pick<Clipboard, 'writeText'>) => {
  const asked: [string, string][] = []
  const location = {
    assign: (to: string | URL) => void asked.push(['assign', String(to)]),
    replace: (to: string | URL) => void asked.push(['replace', String(to)]),
  }
  return { appLink: createAppLink({ location, clipboard }), asked }
}

describe('leading out of the product', () => {
  test('the app is asked for beside the page, and every other way takes its place', () => {
    const { appLink, asked } = start()
    appLink.openApp('rewoven://referral/ADA')
    appLink.redirect('https://apps.apple.com/app/id1')
    expect(asked).toEqual([
      ['assign', 'rewoven://referral/ADA'],
      ['replace', 'https://apps.apple.com/app/id1'],
    ])
  })
})

describe('copying', () => {
  test('puts the text on the clipboard', async () => {
    const written: string[] = []
    await start({ writeText: async (text) => void written.push(text) }).appLink.copy('ADA')
    expect(written).toEqual(['ADA'])
  })

  test('fails where the browser has no clipboard, or refuses', async () => {
    await expect(start().appLink.copy('ADA')).rejects.toThrow('This browser has no clipboard')
    await expect(
      start({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }).appLink.copy('ADA'),
    ).rejects.toThrow('denied')
  })
})
