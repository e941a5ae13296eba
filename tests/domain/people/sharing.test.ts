import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greetingAt, marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import {
  defaultText,
  invitationMessage,
  invitationText,
  sendCodeUrls,
  shareUrls,
  thankYouUrls,
} from '#domain/people/sharing.ts'

const invitation = { product: 'Re & Woven', code: '8045500001', link: 'https://www.rewoven.com/referral/8045500001' }
const messageVia = (source: string) => `${invitationText(invitation)} ${invitation.link}?via=${source}`

describe('the referral code of a marketer', () => {
  test.each([
    [{ referralCode: 'ADA-2026', phoneNumber: '+2348031234567' }, 'ADA-2026'],
    [{ referralCode: null, phoneNumber: '+234 803 123 4567' }, '8031234567'],
    [{ referralCode: '  ', phoneNumber: '08031234567' }, '8031234567'],
    [{ referralCode: '', phoneNumber: '12345' }, null],
    [{ referralCode: '', phoneNumber: null }, null],
    [{ referralCode: 'N/A', phoneNumber: null }, null],
    [{ referralCode: '../admin', phoneNumber: '+2348031234567' }, null],
  ])('of %j is %s', (given, code) => {
    expect(
      marketerProfileSchema.parse({ id: 'USR-1', name: 'Ada', email: 'ada@example.com', referredUsers: 3, ...given }),
    ).toMatchObject({ referralCode: code, usersReferred: 3 })
  })
})

describe('a greeting', () => {
  test.each([
    [0, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at %d is %s', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting)
  })
})

describe('the share URLs', () => {
  test('contain the whole text and the link, marked with the way to share', () => {
    const { email, sms, whatsApp, x } = shareUrls(invitation)
    expect(new URL(whatsApp).searchParams.get('text')).toBe(messageVia('whatsapp'))
    expect(decodeURIComponent(sms.replace('sms:?&body=', ''))).toBe(messageVia('sms'))
    expect(decodeURIComponent(email)).toBe(`mailto:?subject=Re & Woven&body=${messageVia('email')}`)
    expect(Object.fromEntries(new URL(x).searchParams)).toEqual({
      text: invitationText(invitation),
      url: `${invitation.link}?via=x`,
    })
  })

  test('contain the own text, with the code and the link behind it', () => {
    const text = `Wear it with me!\nMy referral code is 8045500001. ${invitation.link}?via=`
    const { email, sms, whatsApp, x } = shareUrls(invitation, ' Wear it with me!\n')
    expect(new URL(whatsApp).searchParams.get('text')).toBe(`${text}whatsapp`)
    expect(decodeURIComponent(sms)).toContain(`${text}sms`)
    expect(email).toContain('me!%0D%0AMy%20referral')
    expect(new URL(x).searchParams.get('text')).toBe(invitationText(invitation))
    expect(invitationMessage(invitation, 'link', 'Hi')).toBe(
      `Hi\nMy referral code is 8045500001. ${invitation.link}?via=link`,
    )
  })

  test('keep the default text if the own one is blank', () => {
    for (const blank of [null, '', ' \n '])
      expect(invitationText(invitation, blank)).toBe(`${defaultText(invitation)} My referral code is 8045500001.`)
  })

  test('write a space as %20, because WhatsApp shows a plus as it is', () => {
    const urls = shareUrls(invitation)
    expect([urls.whatsApp, urls.sms].map((url) => url.includes('+'))).toEqual([false, false])
    expect(urls.whatsApp).toContain('https://wa.me/?text=Join%20me%20on%20Re%20%26%20Woven')
  })

  test('keep the host of the messenger for every product name', () => {
    fc.assert(
      fc.property(fc.string(), (product) => {
        const { sms, whatsApp, x } = shareUrls({ ...invitation, product })
        expect([new URL(whatsApp).host, new URL(x).host, new URL(sms).protocol]).toEqual(['wa.me', 'x.com', 'sms:'])
      }),
    )
  })
})

describe('the URLs that send a marketer the own code', () => {
  const ada = { name: 'Ada Obi', email: 'ada+1@example.com', phoneNumber: '+234 803 123 4567' }
  const text =
    'Hello Ada Obi, your Re & Woven referral code is 8045500001. ' +
    'Share this link to invite people: https://www.rewoven.com/referral/8045500001'

  test('open a message to the phone number and the email of the marketer', () => {
    const { whatsApp, email } = sendCodeUrls(invitation, ada)
    expect([whatsApp.split('?')[0], decodeURIComponent(whatsApp.split('text=')[1] ?? '')]).toEqual([
      'https://wa.me/2348031234567',
      text,
    ])
    expect([email?.split('?')[0], decodeURIComponent(email?.split('body=')[1] ?? '')]).toEqual([
      'mailto:ada%2B1@example.com',
      text,
    ])
    expect([whatsApp, email].map((url) => url?.includes('+'))).toEqual([false, false])
  })

  test('without a phone number and an email leave the receiver to WhatsApp', () => {
    const { whatsApp, email } = sendCodeUrls(invitation, { name: '', email: '', phoneNumber: '' })
    expect([whatsApp.startsWith('https://wa.me/?text=Hello%2C%20your'), email]).toEqual([true, null])
  })
})

describe('the URLs that thank a marketer', () => {
  const page = { product: 'Re & Woven', link: 'https://console.rewoven.com/amb/sign-in' }
  const ada = { name: 'Ada Obi', email: 'ada@example.com', phoneNumber: '+234 803 123 4567', referralCode: 'ADA-1' }

  test('open a message with the name, the code and the page to sign in', () => {
    const { whatsApp, email } = thankYouUrls(page, ada)
    const text =
      'Hello Ada Obi, thank you for being a Re & Woven ambassador. ' +
      'Sign in to see who joined with your code ADA-1: https://console.rewoven.com/amb/sign-in'
    expect([whatsApp?.split('?')[0], new URL(whatsApp ?? '').searchParams.get('text')]).toEqual([
      'https://wa.me/2348031234567',
      text,
    ])
    expect(email?.split('?')[0]).toBe('mailto:ada@example.com')
    expect(Object.fromEntries(new URL(email ?? '').searchParams)).toEqual({
      subject: 'Your Re & Woven ambassador page',
      body: text,
    })
  })

  test('are missing without a phone number or an email, and the text leaves out an unknown code and name', () => {
    const { whatsApp, email } = thankYouUrls(page, { ...ada, name: '', email: '', referralCode: 'N/A' })
    expect(email).toBeNull()
    expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(
      'Hello, thank you for being a Re & Woven ambassador. Sign in to see who joined: ' + page.link,
    )
    expect(thankYouUrls(page, { ...ada, phoneNumber: '' }).whatsApp).toBeNull()
  })
})
