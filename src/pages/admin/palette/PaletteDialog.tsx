import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { shallowEqual, useSelector } from '@xstate/react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type PaletteEntry, type PaletteGroup, paletteGroups } from '#domain/app/palette.ts'
import { findRecords, restEntries } from '#domain/app/recordEntries.ts'
import { type paletteMachine, selectPalette } from '#machines/app/palette/palette.machine.ts'
import { selectRestSources } from '#machines/app/palette/recordSearch.machine.ts'
import css from '#pages/admin/palette/PaletteDialog.module.css'
import { PaletteItem } from '#pages/admin/palette/PaletteItem.tsx'
import { PaletteStatus } from '#pages/admin/palette/PaletteStatus.tsx'
import { classes } from '#ui/classes.ts'
import { formatCount } from '#ui/format.ts'
import { SearchIcon } from '#ui/layout/Icon.tsx'
import { useLayer } from '#ui/overlays/layers.ts'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

const hasActions = ({ actions = [] }: PaletteEntry): boolean => actions.length > 0

/** Where the caret is: at the end of the term, Right lists the actions of the highlighted record. */
const isCaretAtEnd = ({ selectionStart, value }: HTMLInputElement): boolean => selectionStart === value.length

/** The open command palette: a search field and the results. */
export function PaletteDialog({ actor }: { actor: ActorRefFrom<typeof paletteMachine> }) {
  const { counts, entries, progress, recent, records, role, term } = useSelector(actor, selectPalette, shallowEqual)
  const search = useSelector(actor, ({ children }) => children.recordSearch)
  const restSources = useSelector(search, selectRestSources, shallowEqual)
  const input = useRef<HTMLInputElement>(null)
  const [unfolded, setUnfolded] = useState<PaletteEntry | null>(null)
  const highlighted = useRef<PaletteEntry | undefined>(undefined)
  const found = useMemo(() => findRecords(records, term, role), [records, term, role])
  const groups = useMemo(() => {
    const withActions = found.flatMap((entry) =>
      entry.id === unfolded?.id ? [entry, ...(entry.actions ?? [])] : entry,
    )
    return paletteGroups(entries, withActions, recent, term, restEntries(restSources, counts, formatCount))
  }, [counts, entries, found, restSources, unfolded, recent, term])
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const { onOpenChange } = useLayer(true, dismiss)
  const toggle = (entry: PaletteEntry) => setUnfolded(entry.id === unfolded?.id ? null : entry)
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const entry = highlighted.current
    if (key === 'ArrowLeft' && isCaretAtEnd(currentTarget) && unfolded) setUnfolded(null)
    if (key === 'ArrowRight' && isCaretAtEnd(currentTarget) && entry && hasActions(entry)) setUnfolded(entry)
  }
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          className={classes('raised column', css.popup)}
          data-over="top"
          aria-label="Command palette"
          onClickCapture={ignoreSecondClick}
        >
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            keepHighlight
            items={groups}
            value={term}
            itemToStringValue={({ label }: PaletteEntry) => label}
            onItemHighlighted={(entry: PaletteEntry | undefined) => {
              highlighted.current = entry
            }}
            onValueChange={(next, { reason }) => {
              if (reason === 'item-press') return
              setUnfolded(null)
              actor.send({ type: 'term.changed', term: next })
            }}
          >
            <div className={classes('row', css.field)}>
              <SearchIcon />
              <Autocomplete.Input
                ref={input}
                className={classes('fill', css.input)}
                aria-label="Search pages, actions, records"
                placeholder="Search pages, actions, records"
                onKeyDown={onKeyDown}
              />
            </div>
            <Autocomplete.List className={css.list}>
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.label} items={group.items} className={css.group}>
                  <Autocomplete.GroupLabel className={classes('muted', css.label)}>
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: PaletteEntry) => (
                      <PaletteItem
                        key={entry.id}
                        entry={entry}
                        term={term}
                        record={entry.kind === 'change' ? unfolded : null}
                        isUnfolded={entry.id === unfolded?.id}
                        onChosen={() => actor.send({ type: 'entry.chosen', entry })}
                        onToggled={hasActions(entry) ? () => toggle(entry) : null}
                      />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          <PaletteStatus
            search={search}
            records={records}
            counts={counts}
            progress={progress}
            hasTerm={term.trim() !== ''}
            unfolded={unfolded}
            hasFound={found.length > 0}
            hasActions={found.some(hasActions)}
            onRetry={() => {
              input.current?.focus()
              search?.send({ type: 'retry.requested' })
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
