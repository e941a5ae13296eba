import { startMachine } from '#machines/app/start.machine.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, done, fails } from '#machines/testModel.ts'

const visitor = { storedTimeFrames: null, hasTokens: false, isPrerendered: false, hasBootSlot: false }
const signedIn = { ...visitor, hasTokens: true }

export const startTestModel = defineTestModel({
  id: 'app/start',
  machine: startMachine,
  inputs: [
    { name: 'a signed-in admin opens users', input: { ...signedIn, url: '/admin/users', hasBootSlot: true } },
    {
      name: 'a signed-in admin opens users with a search term',
      input: { ...signedIn, url: '/admin/users?q=ada', hasBootSlot: true },
    },
    { name: 'a visitor opens the sign-in page', input: { ...visitor, url: '/sign-in', isPrerendered: true } },
  ],
  states: {
    painting: { given: 'a page in the document', seen: 'the page is visible' },
    loadingBootCode: { given: 'the code of the first content loading', seen: 'the frame of the page is visible' },
    decidingAccess: { given: 'the stored session being read', seen: 'the frame of the page is visible' },
    drawing: { given: 'the first content loading', seen: 'the frame of the page is visible' },
    loadingConsole: { given: 'the code of the console loading', seen: 'the page does not answer yet' },
    startingConsole: { given: 'the console starting', seen: 'the page does not answer yet' },
    loadingPage: { given: 'the code of the page loading', seen: 'the page does not answer yet' },
    waitingForSession: { given: 'the session guard deciding', seen: 'the page does not answer yet' },
    waitingForAnswers: { given: 'the answers being taken over', seen: 'the page does not answer yet' },
    rendering: { given: 'the page being rendered', seen: 'the page does not answer yet' },
    running: { given: 'the console running', seen: 'the page answers' },
    failed: {
      given: 'a console that could not start',
      seen: 'a notice says that the console could not start',
      visible: [{ role: 'alert' }, { role: 'link', name: 'Load again' }],
    },
  },
  events: {},
  calls: {
    waitForPaint: { name: 'the first paint', outcomes: [done('the page is painted'), fails] },
    loadBootCode: { name: 'the code of the first content', outcomes: [done('the code has arrived'), fails] },
    decideAccess: {
      name: 'the reading of the stored session',
      outcomes: [
        done('an admin is signed in', { kind: 'admitted', profile: admin }),
        done('the session has expired', { kind: 'refused' }),
        fails,
      ],
    },
    drawBootContent: { name: 'the first content', outcomes: [done('the first content is painted'), fails] },
    loadConsole: { name: 'the code of the console', outcomes: [done('the code has arrived'), fails] },
    startConsole: { name: 'the start of the console', outcomes: [done('the console has started'), fails] },
    loadPage: { name: 'the code of the page', outcomes: [done('the code has arrived'), fails] },
    waitForSession: { name: 'the session guard', outcomes: [done('the guard has decided'), fails] },
    waitForUsedAnswers: { name: 'the use of the answers', outcomes: [done('the answers are used'), fails] },
    renderPage: { name: 'the rendering', outcomes: [done('the page is rendered'), fails] },
  },
  keyOf: ({ context }) => ({ url: context.url }),
})
