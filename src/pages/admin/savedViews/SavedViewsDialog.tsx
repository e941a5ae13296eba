import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { selectSavedViewsDialog } from '#machines/lists/savedViews.selectors.ts'
import { NameForm } from '#pages/admin/savedViews/NameForm.tsx'
import css from '#pages/admin/savedViews/SavedViewsDialog.module.css'
import { ViewRow } from '#pages/admin/savedViews/ViewRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Popover } from '#ui/overlays/Popover.tsx'

/** Focuses the link of a view, or the next one, after its row was renamed or deleted. @param index -1 without a change */
const useFocusAfterChange = (index: number) => {
  const list = useRef<HTMLUListElement>(null)
  const changed = useRef(-1)
  useEffect(() => {
    if (index === -1 && changed.current !== -1) {
      const links = list.current?.querySelectorAll('a') ?? []
      const field = document.querySelector<HTMLElement>('[role="dialog"] input')
      const focused = links[Math.min(changed.current, links.length - 1)] ?? field
      focused?.focus()
    }
    changed.current = index
  }, [index])
  return list
}

/** The dialog that saves the view of the open list by a name, and renames and deletes saved views. */
export function SavedViewsDialog({
  actor,
  onDismiss,
}: {
  actor: ActorRefFrom<typeof savedViewsMachine>
  onDismiss: () => void
}) {
  const { views, renaming, deleting, problem } = useSelector(actor, selectSavedViewsDialog, shallowEqual)
  const isChanging = renaming !== null || deleting !== null
  const list = useFocusAfterChange(views.findIndex(({ name }) => name === (renaming ?? deleting)))
  return (
    <Popover
      anchor={document.querySelector<HTMLElement>('[data-list-menu]') ?? document.body}
      title="Saved views"
      onDismiss={onDismiss}
    >
      <p className="note">
        Saves this tab, search, filters, sorting, columns and density. Only you can see it, in this browser.
      </p>
      <NameForm
        label="Name of this view"
        name=""
        problem={renaming === null ? problem : null}
        isDisabled={isChanging}
        onSubmit={(name) => actor.send({ type: 'name.submitted', name })}
      >
        <Button type="submit" disabled={isChanging}>
          Save view
        </Button>
      </NameForm>
      {views.length > 0 && (
        <ul ref={list} className={css.views} aria-label="Your saved views">
          {views.map((view) => (
            <li key={view.name} className={css.view}>
              <ViewRow
                actor={actor}
                view={view}
                isRenaming={renaming === view.name}
                isDeleting={deleting === view.name}
                problem={problem}
              />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
