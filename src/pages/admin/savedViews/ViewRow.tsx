import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { type SavedView, urlOfView } from '#domain/lists/savedViews.ts'
import { titleOf } from '#domain/routes/routes.ts'
import { isolate } from '#domain/text.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { NameForm } from '#pages/admin/savedViews/NameForm.tsx'
import css from '#pages/admin/savedViews/SavedViewsDialog.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { EditIcon, TrashIcon } from '#ui/layout/Icon.tsx'

interface ViewRowProps {
  actor: ActorRefFrom<typeof savedViewsMachine>
  view: SavedView
  isRenaming: boolean
  isDeleting: boolean
  problem: string | null
}

/** One saved view: its link, or the form of its new name, or the question whether to delete it. */
export function ViewRow({ actor, view, isRenaming, isDeleting, problem }: ViewRowProps) {
  const cancel = () => actor.send({ type: 'dialog.dismissed' })
  if (isRenaming)
    return (
      <NameForm
        label={`New name of ${isolate(view.name)}`}
        name={view.name}
        problem={problem}
        autoFocus
        onSubmit={(name) => actor.send({ type: 'name.submitted', name })}
      >
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit">Rename</Button>
      </NameForm>
    )
  if (isDeleting)
    return (
      <div className={classes('row', css.row)} role="group" aria-label="Question">
        <p className="fill breaks">{`Delete '${isolate(view.name)}'?`}</p>
        <Button size="small" variant="secondary" autoFocus onClick={cancel}>
          Cancel
        </Button>
        <Button size="small" variant="danger" onClick={() => actor.send({ type: 'delete.confirmed' })}>
          Delete
        </Button>
      </div>
    )
  return (
    <div className={classes('row', css.row)}>
      <Link
        className={classes('fill column', css.link)}
        href={urlOfView(view)}
        onClick={() => actor.send({ type: 'view.opened' })}
      >
        <bdi className={classes('fill breaks', css.name)}>{view.name}</bdi>
        <span className="note">{titleOf(listKinds[view.kind].route)}</span>
      </Link>
      <IconButton
        label={`Rename ${isolate(view.name)}`}
        icon={<EditIcon />}
        onClick={() => actor.send({ type: 'rename.requested', name: view.name })}
      />
      <IconButton
        label={`Delete ${isolate(view.name)}`}
        icon={<TrashIcon />}
        onClick={() => actor.send({ type: 'delete.requested', name: view.name })}
      />
    </div>
  )
}
