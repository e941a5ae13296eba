import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'

/** The charts of every page that the console needs before the page answers. */
export const consoleCharts = [
  announcementMachine,
  appMachine,
  lazyCodeMachine,
  networkMachine,
  problemReportMachine,
  routerMachine,
  sessionEndMachine,
  themeMachine,
  versionMachine,
]
