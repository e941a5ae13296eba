import type { Route } from '#domain/routes/routes.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { TableLayout } from '#domain/lists/tableLayout.ts'
import type { Command } from '#domain/app/palette.ts'
import type { Theme } from '#domain/app/theme.ts'

/** Shows a toast (§9). The bell also lists a toast of tone `error` or `blank`. */
export interface ToastEffect {
  type: 'toast'
  tone: 'success' | 'error' | 'blank'
  text: string
  /** The event that makes the chart retry. The bell offers it. */
  retry?: string
}

/** Adds an error to the list behind the bell, without a toast. */
export interface AlertEffect {
  type: 'alert'
  text: string
  retry?: string
}

/** Stores a preference, or the profile of the signed-in person, for the next visit. */
export type SavePreferenceEffect =
  | { type: 'savePreference'; key: 'sidebar'; value: 'open' | 'collapsed' }
  | { type: 'savePreference'; key: 'theme'; value: Theme }
  | { type: 'savePreference'; key: 'profile'; value: Profile }
  | { type: 'savePreference'; key: 'timeFrames'; value: ChosenTimeFrames }
  | { type: 'savePreference'; key: 'recentEntries'; value: readonly string[] }
  | { type: 'savePreference'; key: 'tableLayout'; kind: string; value: TableLayout }

/** Publishes a topic on the event bus (§4). `audience` names the session whose token is published. */
export type PublishEffect =
  | { type: 'publish'; topic: 'AUTH_STATE_CHANGED'; audience: Audience }
  | { type: 'publish'; topic: 'PROFILE_UPDATED' }

/** Downloads a file. The extension of `name` gives its type; `text` is the content, or a data URL of a bitmap. */
export interface DownloadEffect {
  type: 'download'
  name: string
  text: string
}

/** Adds the all-time counts to the daily history (§4). */
export interface RecordCountsEffect {
  type: 'recordCounts'
  counts: DashboardCounts
}

/** Reports a saved profile to the announcement chart. */
interface AnnounceProfileEffect {
  type: 'announceProfile'
}

/** Opens a URL of this origin, including its query. */
export interface OpenUrlEffect {
  type: 'openUrl'
  url: string
}

/** Sends an event to the chart that failed, if it still runs. `actorId` is its session id. */
export interface RetryEffect {
  type: 'retry'
  actorId: string
  event: string
}

/** Runs a command of the command palette. */
interface RunCommandEffect {
  type: 'runCommand'
  command: Command
}

/** Sets the title of the document (§2). */
export interface ShowTitleEffect {
  type: 'showTitle'
  route: Route
}

/** Writes a line to the console of the browser, never with personal data. */
interface LogEffect {
  type: 'log'
  name: string
  value: string
}

/** What a chart can ask of the page. `src/app/effects.ts` runs the effects. */
export type Effect =
  | ToastEffect
  | AlertEffect
  | SavePreferenceEffect
  | PublishEffect
  | DownloadEffect
  | RecordCountsEffect
  | AnnounceProfileEffect
  | OpenUrlEffect
  | LogEffect
  | ShowTitleEffect
  | RetryEffect
  | RunCommandEffect
