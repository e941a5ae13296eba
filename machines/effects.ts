import type { CsvText } from '#domain/lists/csv.ts'
import type { Activity, Change } from '#domain/activity/activity.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { TableLayout } from '#domain/lists/tableLayout.ts'
import type { Theme } from '#domain/app/theme.ts'

/** Shows a toast (§9). */
export interface ToastEffect {
  type: 'toast'
  tone: 'success' | 'error' | 'blank'
  text: string
  /**
   * The label of a button. The toast is then shown while its chart runs, and sends the chart `toast.pressed`,
   * `toast.dismissed`, and `toast.held` and `toast.released` when the pointer or the focus comes and goes.
   */
  action?: string
  /** A complaint about what the person typed. The next complaint replaces it, and a success removes it. */
  until?: 'success'
}

/** Stores a preference, or the profile of the signed-in person, for the next visit. */
export type SavePreferenceEffect =
  | { type: 'savePreference'; key: 'sidebar'; value: 'open' | 'collapsed' }
  | { type: 'savePreference'; key: 'theme'; value: Theme }
  | { type: 'savePreference'; key: 'profile'; value: Profile }
  | { type: 'savePreference'; key: 'timeFrames'; value: ChosenTimeFrames }
  | { type: 'savePreference'; key: 'recentEntries'; value: readonly string[] }
  | { type: 'savePreference'; key: 'tableLayout'; kind: string; value: TableLayout }

/** Stores a change that the person made, for 'My activity'. */
export interface RecordActivityEffect {
  type: 'recordActivity'
  personId: string
  change: Change
}

/** Stores this list of changes for 'My activity', instead of the stored one. */
export interface ReplaceActivitiesEffect {
  type: 'replaceActivities'
  personId: string
  activities: readonly Activity[]
}

/** Publishes a topic on the event bus (§4). */
export type PublishEffect =
  | { type: 'publish'; topic: 'AUTH_STATE_CHANGED'; token: string | null }
  | { type: 'publish'; topic: 'PROFILE_UPDATED' }

/** Downloads a file. The extension of `name` gives its type; `text` is the content, or a data URL of a bitmap. */
export type DownloadEffect =
  | { type: 'download'; name: `${string}.csv`; text: CsvText }
  | { type: 'download'; name: `${string}.${'json' | 'svg' | 'png'}`; text: string }

/** Sets the title of the document (§2). */
export interface ShowTitleEffect {
  type: 'showTitle'
  route: Route
}

/** What a chart can ask of the page. `src/app/effects.ts` runs the effects. */
export type Effect =
  | ToastEffect
  | SavePreferenceEffect
  | RecordActivityEffect
  | ReplaceActivitiesEffect
  | PublishEffect
  | DownloadEffect
  | ShowTitleEffect
