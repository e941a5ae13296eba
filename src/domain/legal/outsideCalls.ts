import type { Config } from '#domain/app/config.ts'

/** The settings that name another computer. */
type OutsideAddress = Extract<keyof Config, `${string}_${'ENDPOINT' | 'HOST' | 'LINK'}`>

/** What leaves the browser, and why, for each address of the settings (§2). Null: a link that carries nothing. */
export const outsideCalls: Readonly<Record<OutsideAddress, string | null>> = {
  VITE_IDENTITY_ENDPOINT:
    'The service that signs people in receives your email and the code, and your name and mobile number when you open or change an account.',
  VITE_GRAPHQL_ENDPOINT:
    'Our server receives what signed-in people search for, change and save: names, emails, mobile numbers and codes.',
  VITE_IMAGE_HOST: 'Photos are loaded from our store of pictures, which sees the address of your computer.',
  VITE_REPORT_ENDPOINT:
    'A page reports its first error by itself, and a problem report is sent if you press "Send report". Both name pages and presses; of what you typed, a report has only your comment.',
  VITE_USAGE_ENDPOINT:
    'When you leave, a page can send which parts of the console you used, by names that are the same for everyone. It sends no name of yours, no time, no order and nothing that you typed, so that two people cannot be told apart.',
  VITE_PLAY_STORE_LINK:
    'Google Play receives the code of a referral link and how it was shared, so that the app knows who invited you. The App Store receives neither: there the code is copied on your phone.',
  VITE_APP_STORE_LINK: null,
  VITE_REFERRAL_HOST:
    'Invitations that an ambassador sends through WhatsApp, a text message, an email or X go to that service, with the number or the address of the person.',
  VITE_DELETION_FORM_LINK: 'The request form for deletion is a page of its own service.',
  VITE_INSTAGRAM_LINK: null,
  VITE_X_LINK: null,
  VITE_FACEBOOK_LINK: null,
}
