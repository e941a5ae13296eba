import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { urlOfView } from '#domain/lists/savedViews.ts'
import { type RouteName, titleOf } from '#domain/routes/routes.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { selectSavedViews } from '#machines/lists/savedViews.selectors.ts'
import css from '#pages/admin/savedViews/SavedViewLinks.module.css'
import { classes } from '#ui/classes.ts'

interface SavedViewLinksProps {
  actor: ActorRefFrom<typeof savedViewsMachine>
  page: RouteName
  /** Runs after the person chose a link, for example to close the drawer. */
  onChosen?: () => void
}

/** The links to the saved views of a page, below its entry in the navigation. */
export function SavedViewLinks({ actor, page, onChosen }: SavedViewLinksProps) {
  const views = useSelector(actor, selectSavedViews).filter(({ kind }) => listKinds[kind].route === page)
  if (views.length === 0) return null
  return (
    <ul className={classes('column', css.links)} aria-label={`Saved views of ${titleOf(page)}`}>
      {views.map((view) => (
        <li key={view.name}>
          <Link
            className={classes('cut', css.link)}
            href={urlOfView(view)}
            title={view.name}
            {...(onChosen && { onClick: onChosen })}
          >
            {view.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
