import type { RouteName } from '#domain/routes/routes.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { TableLayout } from '#domain/lists/tableLayout.ts'
import type { Command } from '#domain/app/palette.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { Theme } from '#domain/app/theme.ts'

/** A sentence that a chart wants shown for a while (§9). */
export interface ToastEffect {
  type: 'toast'
  tone: 'success' | 'error' | 'blank'
  text: string
  /** The event by which the chart that says it tries again, for the list behind the bell. */
  retry?: string
}

/** Something that went wrong, for the list behind the bell; a toast of tone `error` or `blank` gets there by itself. */
export interface AlertEffect {
  type: 'alert'
  text: string
  retry?: string
}

/** The page that a code was asked for on. */
export type CodeOrigin = 'signIn' | 'signUp'

/** An address that a chart wants opened. `email`, and the page that hands it over, are put into the history entry, never into the address. */
export interface NavigateEffect {
  type: 'navigate'
  to: RouteName
  replace: boolean
  email?: string
  origin?: CodeOrigin
  /** `keep`: the address that is open is where to come back to. `take`: that address is opened in place of `to`, where it was kept. */
  wayBack?: 'keep' | 'take'
}

/** One step back, or a place to go to where there is no step back. */
export interface GoBackEffect {
  type: 'goBack'
  otherwise: RouteName
}

/** A choice, or who signed in, to keep for the next visit. */
export type SavePreferenceEffect =
  | { type: 'savePreference'; what: 'sidebar'; value: 'open' | 'collapsed' }
  | { type: 'savePreference'; what: 'theme'; value: Theme }
  | { type: 'savePreference'; what: 'profile'; value: Profile }
  | { type: 'savePreference'; what: 'frames'; value: ChosenTimeFrames }
  | { type: 'savePreference'; what: 'recentEntries'; value: readonly string[] }
  | { type: 'savePreference'; what: 'tableLook'; kind: string; value: TableLayout }

/** A word to the rest of the product on its event bus (§4); of a session, whose it is. */
export type PublishEffect =
  | { type: 'publish'; topic: 'AUTH_STATE_CHANGED'; audience: Audience }
  | { type: 'publish'; topic: 'PROFILE_UPDATED' }

/** What a page of lists shows, for its address. A step is one that Back undoes. */
export interface ShowViewEffect {
  type: 'showView'
  kind: ListKindName
  view: ListView
  isStep: boolean
}

/** A file that the person is handed. Its name says what it is; a picture in pixels comes as a data URL. */
export interface DownloadEffect {
  type: 'download'
  name: string
  text: string
}

/** The time frame that somebody has chosen for a card, for the address and the next visit. */
export interface SaveTimeFrameEffect {
  type: 'saveTimeFrame'
  section: Section
  frame: TimeFrame
}

/** The counts of all time, for the daily history (§4). */
export interface RecordCountsEffect {
  type: 'recordCounts'
  totals: DashboardCounts
}

/** The own profile was saved: the rest of the product is to be told. */
export interface AnnounceProfileEffect {
  type: 'announceProfile'
}

/** Whether something on the page would be lost by leaving it: the chart is asked then, by `leave.requested` with the address. */
export interface NavigationBlockEffect {
  type: 'navigationBlock'
  isBlocked: boolean
}

/** An address of this origin that a chart wants opened as it is, with its query. */
export interface OpenUrlEffect {
  type: 'openUrl'
  address: string
}

/** What failed in a chart is to be tried again, if that chart still runs: its session's id, and the event. */
export interface RetryEffect {
  type: 'retry'
  actor: string
  event: string
}

/** What somebody chose in the command palette is to be done. */
export interface RunCommandEffect {
  type: 'runCommand'
  command: Command
}

/** The page is to be loaded anew. */
export interface ReloadEffect {
  type: 'reload'
}

/** A line for the log of the browser; nothing personal ever. */
export interface LogEffect {
  type: 'log'
  what: string
  value: string
}

/** Everything a chart can want done to the page; `src/app` carries it out. */
export type Effect =
  | ToastEffect
  | AlertEffect
  | NavigateEffect
  | GoBackEffect
  | SavePreferenceEffect
  | PublishEffect
  | ShowViewEffect
  | DownloadEffect
  | RecordCountsEffect
  | SaveTimeFrameEffect
  | AnnounceProfileEffect
  | NavigationBlockEffect
  | OpenUrlEffect
  | LogEffect
  | RetryEffect
  | ReloadEffect
  | RunCommandEffect
