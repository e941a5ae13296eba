import { marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import { type Referee, refereeSchema } from '#domain/people/referees.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { ambassadorDashboardTexts } from '#machines/ambassador/ambassadorDashboard.words.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { copyTexts } from '#machines/ambassador/copy.words.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { refereeListTexts } from '#machines/ambassador/refereeList.words.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { shareKitTexts } from '#machines/ambassador/shareKit.words.ts'
import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

const code = '8045500001'
const invitation: Invitation = { product: 'Rewoven', code, link: `https://www.rewoven.com/referral/${code}` }
const marketer = marketerProfileSchema.parse({
  id: 'USR-u-7',
  name: 'Tunde Bakare',
  email: 'ambassador@example.com',
  phoneNumber: '+2348045500001',
  referralCode: code,
  referredUsers: 2,
})
const reading = { marketer, invitation, isFirstOfToken: true, hour: 9 }
const readings = [
  done('the profile arrives', reading),
  done('the profile arrives again', { ...reading, isFirstOfToken: false }),
  done('the server knows no such marketer', { ...reading, marketer: null, invitation: null }),
  fails,
]

const refereeOf = (given: Partial<Referee>): Referee =>
  refereeSchema.parse({
    id: 'USR-1',
    name: 'Ada Obi',
    email: 'ada@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: 2,
    ...given,
  })
const referees = [
  refereeOf({}),
  refereeOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com', totalItemsCount: 0 }),
]

const pictures = { qr: '<svg/>', poster: '<svg/>' }

/** The dashboard of a marketer and what is in it. */
export const ambassadorDashboardTestModels = [
  defineTestModel({
    id: 'ambassador/ambassadorDashboard',
    sentence: "A marketer's dashboard: the profile, the code to hand on, and the referees it has brought.",
    machine: ambassadorDashboardMachine,
    words: ambassadorDashboardTexts,
    inputs: [{ name: 'a marketer is signed in', input: { id: 'u-7' } }],
    events: { 'refresh.requested': noPayload, 'retry.requested': noPayload },
    outcomes: {
      loadProfile: readings,
      refreshProfile: readings,
      refereeList: [fails],
      copy: [fails],
      shareKit: [fails],
    },
    keyOf: ({ context }) => ({ hasProfile: context.marketer !== null }),
  }),
  defineTestModel({
    id: 'ambassador/refereeList',
    sentence: 'The referees of a marketer: fetched in one call, searched as somebody types, handed out as a file.',
    machine: refereeListMachine,
    words: refereeListTexts,
    inputs: [
      { name: 'the marketer has a code', input: { code } },
      { name: "the marketer's code is 'N/A'", input: { code: null } },
    ],
    events: {
      'term.changed': [
        { name: 'the name of one of them', payload: { term: 'Ada' } },
        { name: 'nothing any more', payload: { term: '' } },
      ],
      'refresh.requested': noPayload,
      'retry.requested': noPayload,
      'file.requested': noPayload,
    },
    outcomes: { listReferees: [done('they arrive', { referees, isComplete: true }), fails] },
    keyOf: ({ context: { rows, term, matches, problem } }) => ({
      rows: rows.length,
      term,
      matches: matches.length,
      hasProblem: problem !== null,
    }),
  }),
  defineTestModel({
    id: 'ambassador/copy',
    sentence: 'The buttons that copy the referral link and the code.',
    machine: copyMachine,
    words: copyTexts,
    inputs: [{ name: 'the dashboard is open', input: undefined }],
    events: {
      'copy.requested': [
        { name: 'the link', payload: { what: 'link', text: invitation.link } },
        { name: 'the code', payload: { what: 'code', text: code } },
      ],
    },
    outcomes: { copyText: [done('the text is on the clipboard'), fails] },
    keyOf: ({ context }) => ({ what: context.what }),
  }),
  defineTestModel({
    id: 'ambassador/shareKit',
    sentence: 'The ways to hand a referral code on: the share menu of the device, a QR code, a poster.',
    machine: shareKitMachine,
    words: shareKitTexts,
    inputs: [
      { name: 'the marketer has a code', input: { invitation } },
      { name: "the marketer's code is 'N/A'", input: { invitation: null } },
    ],
    events: {
      'sheet.requested': noPayload,
      'poster.requested': noPayload,
      'poster.dismissed': noPayload,
      'poster.saved': noPayload,
      'poster.printed': noPayload,
      'qr.saved': noPayload,
    },
    outcomes: {
      lookForSheet: [done('there is one', true), done('there is none', false), fails],
      openSheet: [done('it is closed'), fails],
      drawPictures: [done('they are drawn', pictures), fails],
      printPoster: [done('the dialog is closed'), fails],
    },
    keyOf: ({ context }) => ({ hasCode: context.invitation !== null, hasPictures: context.pictures !== null }),
  }),
] as const
