import { expect, test } from 'vitest'
import { detectInAppBrowser } from '#domain/people/inAppBrowser.ts'
import { detectDevice } from '#domain/people/referral.ts'
import { markLink, readShareSource, shareSourceSchema } from '#domain/people/shareSource.ts'

const link = 'https://www.rewoven.com/referral/ADA-2026'

test('a marked link keeps its path, and its source is read again', () => {
  for (const source of shareSourceSchema.options) {
    const { pathname, search } = new URL(markLink(link, source))
    expect([pathname, readShareSource(search)]).toEqual(['/referral/ADA-2026', source])
  }
})

test('a full stop or a bracket behind a link changes nothing', () => {
  expect(['?via=sms.', '?via=sms)'].map(readShareSource)).toEqual(['sms', 'sms'])
})

test.each(['', '?via=', '?via=pigeon', '?via=WhatsApp', '?source=qr'])('the query %j has no source', (search) => {
  expect(readShareSource(search)).toBeNull()
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'

/** An iPad that asks for the pages of computers. */
const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${iPhone} Mobile/15E148 Instagram 350.0.0.20 (iPhone15,2; iOS 18_0; en_GB)`, 'Instagram'],
  [`${android} Instagram 350.0.0.20 Android`, 'Instagram'],
  [`${iPhone} Mobile/15E148 musical_ly_37.0.0 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${android} trill_370000 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.30]`, 'Facebook'],
  [`${android} [FB_IAB/FB4A;FBAV/480.0.0.30;]`, 'Facebook'],
  [`${iPhone} Mobile/15E148 Barcelona 350.0.0.20 (iPhone15,2; iOS 18_0; en_GB)`, 'Threads'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Barcelona 350.0',
    'Threads',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36',
    'This app',
  ],
  [`${iPhone} Mobile/15E148`, 'This app'],
  [`${iPhone} Version/18.0 Mobile/15E148 Snapchat/13.0.0.0 (like Safari/8619.1.26, panda)`, 'This app'],
  [macintosh, 'This app'],
  [`${macintosh} Version/18.0 Safari/605.1.15`, null],
  [`${iPhone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, null],
  [`${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, null],
  [android, null],
])('%s is the browser of %s', (userAgent, app) => {
  expect(detectInAppBrowser(userAgent, detectDevice(userAgent, 5))).toBe(app)
})

test('a web view of a real Macintosh is no browser of a phone', () => {
  expect(detectInAppBrowser(macintosh, detectDevice(macintosh, 0))).toBeNull()
})
