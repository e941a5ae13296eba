import type { versionMachine } from '#machines/app/version.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const versionTexts: ChartTexts<typeof versionMachine> = {
  states: {
    current: { given: 'a console of the deployed version', seen: 'no notice of a new version is shown' },
    outdated: { given: 'a new version deployed', seen: 'a notice says that there is a new version' },
  },
  events: {
    'version.replaced': 'a part of the console is gone because a new version was deployed',
    'reload.requested': "the person presses 'Load again'",
    'notice.dismissed': "the person presses 'Later'",
  },
  calls: { hearVersion: 'the hearing of a new version' },
}
