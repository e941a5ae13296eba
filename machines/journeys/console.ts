import { newestCode } from '#machines/manualTest.ts'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { saveTestModel } from '#machines/saving/save.testModel.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import type { OpenPageInput } from '#machines/session/openPage.ts'
import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { brand, firstAddress } from '#machines/testData.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import type { ChildChart, Journey } from '#charts/journeys/journey.ts'
import type { ManualStep } from '#charts/manualTest.ts'
import { type TestModel, toAnyTestModel } from '#charts/testModel.ts'

/** A chart as it is, for an actor whose code loads on demand. */
const chart = (machine: AnyStateMachine): ChildChart => ({
  charts: [machine],
  choose: (input: unknown) => ({ machine, input }),
})

/** The charts of the pages that journeys open. `src/app/router/adminRoutes.tsx` has all of them. */
const pages: Partial<Record<Route, { machine: AnyStateMachine; toInput: (area: OpenPageInput) => unknown }>> = {
  dashboard: { machine: dashboardMachine, toInput: ({ url }) => ({ timeFrames: url.timeFrames }) },
  users: {
    machine: usersMachine,
    toInput: ({ profile, url }) => ({ role: profile.role, view: url.view ?? defaultView(listKinds.users) }),
  },
  settings: { machine: settingsMachine, toInput: ({ profile }) => ({ profile }) },
}

const pageChart: ChildChart = {
  charts: Object.values(pages).map(({ machine }) => machine),
  choose: (area: OpenPageInput) => {
    const page = pages[area.url.route]
    if (!page) throw new Error(`No journey opens the page ${area.url.route}`)
    return { machine: page.machine, input: page.toInput(area) }
  },
}

/** The journeys of the console start with the chart of the app, at an address. */
export const consoleAt = (url: string) => {
  const input: InputFrom<typeof appMachine> = {
    brand,
    theme: 'system',
    sidebar: 'open',
    canSendReports: false,
    address: { ...firstAddress, url },
  }
  return {
    machine: appMachine,
    input,
    systemId: 'app',
    actors: {
      'app/app': {
        signIn: chart(signInMachine),
        signUp: chart(signUpMachine),
        verify: chart(verifyMachine),
        area: chart(areaMachine),
      },
      'session/area': { pages: chart(adminPagesMachine) },
      'session/lifetime': { signInAgain: chart(signInAgainMachine) },
      'admin/adminPages': { pageChart },
    },
    messages: [
      'app/app url.changed',
      'session/area url.changed',
      'admin/adminPages url.changed',
      'dashboard/dashboard counts.loaded',
      'session/call session.renewed',
      'session/call session.unavailable',
      'session/call session.ended',
    ],
  } satisfies Partial<Journey>
}

/** The test model of a save whose calls have other answers than those of a marketer. */
export const saveTestModelOf = (
  id: string,
  machine: AnyStateMachine,
  calls: TestModel['calls'],
  inputs: Readonly<Record<string, ManualStep>>,
): TestModel => ({
  ...toAnyTestModel(saveTestModel),
  id,
  machine,
  calls: { ...saveTestModel.calls, ...calls },
  keyOf: () => ({}),
  manual: { starts: {}, inputs },
})

/** What the person enters for the outcome. The test model of the chart has a wrong code. */
export const correctCode: Readonly<Record<string, ManualStep>> = {
  'auth/codeCheck outcome confirmCode: the code is correct': { instead: newestCode },
}

/** A journey of the console. The tools add the test models. */
export interface ConsoleJourney extends Omit<Journey, 'testModels'> {
  /** Of charts that only the journey has, and in the place of others. */
  readonly ownTestModels?: readonly TestModel[]
}
