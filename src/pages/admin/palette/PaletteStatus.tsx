import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { LoadedRecord } from '#domain/app/loadedRecords.ts'
import type { PaletteEntry, RecordCounts } from '#domain/app/palette.ts'
import { searchedText, searchingText } from '#domain/app/recordEntries.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import {
  type recordSearchMachine,
  type SearchProgress,
  selectRecordSearch,
} from '#machines/app/palette/recordSearch.machine.ts'
import css from '#pages/admin/palette/PaletteDialog.module.css'
import { classes } from '#ui/classes.ts'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { formatCount } from '#ui/format.ts'

interface PaletteStatusProps {
  search: ActorRefFrom<typeof recordSearchMachine> | undefined
  records: readonly LoadedRecord[]
  counts: RecordCounts
  progress: SearchProgress
  hasTerm: boolean
  /** The record whose actions are listed. */
  unfolded: PaletteEntry | null
  hasFound: boolean
  /** A found record has actions. */
  hasActions: boolean
  onRetry: () => void
}

/** The line below the results: how far the search is, and the key for actions. Its height never changes. */
export function PaletteStatus(props: PaletteStatusProps) {
  const { search, records, counts, progress, hasTerm, unfolded, hasFound, hasActions, onRetry } = props
  const { isSearching, problem, isFinished, wholeSource } = useSelector(search, selectRecordSearch, shallowEqual)
  const isComplete = (source: ListSource) => progress[source]?.end === 'reached'
  const nothing = hasFound ? '' : 'No records found.'
  const searched = hasTerm && isFinished ? `${nothing} ${searchedText(records, isComplete, formatCount)}`.trim() : ''
  const actions = unfolded?.actions?.map(({ label }) => label).join(', ')
  const searching = wholeSource ? searchingText(records, wholeSource, counts, formatCount) : 'Searching…'
  const text = isSearching ? searching : problem === null ? searched : `The search has stopped: ${problem}`
  return (
    <div className={classes('row spread note', css.status)}>
      <span role="status" aria-live={wholeSource && isSearching ? 'off' : 'polite'}>
        {actions ? `Actions: ${actions}` : text}
      </span>
      {problem !== null && <RetryButton onClick={onRetry} />}
      {hasActions && (
        <span className={css.keys}>
          <kbd>→</kbd> Actions
        </span>
      )}
    </div>
  )
}
