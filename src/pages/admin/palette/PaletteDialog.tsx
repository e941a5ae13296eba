import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type PaletteEntry, type PaletteGroup, paletteGroups } from '#domain/app/palette.ts'
import { type paletteMachine, selectPalette } from '#machines/app/palette/palette.machine.ts'
import css from '#pages/admin/palette/PaletteDialog.module.css'
import { EntryIcon } from '#pages/admin/palette/EntryIcon.tsx'
import { SearchIcon } from '#ui/layout/Icon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { useLayer } from '#ui/overlays/layers.ts'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

/** The open command palette: a search field and the results. */
export function PaletteDialog({ actor }: { actor: ActorRefFrom<typeof paletteMachine> }) {
  const { entries, recent, term } = useSelector(actor, selectPalette, shallowEqual)
  const groups = useMemo(() => paletteGroups(entries, recent, term), [entries, recent, term])
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const { onOpenChange } = useLayer(true, dismiss)
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup
          className={css.popup}
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
            onValueChange={(next, { reason }) => {
              if (reason !== 'item-press') actor.send({ type: 'term.changed', term: next })
            }}
          >
            <div className={css.field}>
              <SearchIcon />
              <Autocomplete.Input
                className={css.input}
                aria-label="Search pages, actions, records"
                placeholder="Search pages, actions, records"
              />
            </div>
            <Autocomplete.List className={css.list}>
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.label} items={group.items} className={css.group}>
                  <Autocomplete.GroupLabel className={css.label}>{group.label}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: PaletteEntry) => (
                      <Autocomplete.Item
                        key={entry.id}
                        value={entry}
                        className={css.item}
                        onClick={() => actor.send({ type: 'entry.chosen', entry })}
                      >
                        <EntryIcon entry={entry} />
                        {entry.kind === 'record' ? (
                          <Verbatim className={css.name}>{entry.label}</Verbatim>
                        ) : (
                          <span className={css.name}>{entry.label}</span>
                        )}
                        {entry.hint && <span className={css.note}>{entry.hint}</span>}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
