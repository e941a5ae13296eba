import { asRead, readName } from '#domain/readInput.ts'
import { fold } from '#domain/search/search.ts'
import * as z from 'zod/mini'
import { maxSavedViews, viewNameMaxLength } from '#domain/limits.ts'
import { type ListKindName, listKindNames, listKinds } from '#domain/lists/kinds.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { formatView, type ListView, parseView } from '#domain/lists/view.ts'
import { pathOf } from '#domain/routes/routes.ts'
import { isolate } from '#domain/text.ts'

/** A view of a list page that a person saved. Its name identifies it. */
export interface SavedView {
  /** Trimmed, 1 to `viewNameMaxLength` characters. */
  readonly name: string
  readonly kind: ListKindName
  /** The query string of the URL. */
  readonly search: string
}

/** A change of the saved views. */
export type ViewChange =
  | { readonly type: 'save'; readonly view: SavedView }
  | { readonly type: 'rename'; readonly name: string; readonly newName: string }
  | { readonly type: 'delete'; readonly name: string }

/** The views after a change, or why it was refused. */
export type ViewResult = { readonly views: readonly SavedView[] } | { readonly problem: string }

export const storageFullText = 'This browser has no room to store the change. Delete a view, then try again.'

const nameText = z.string().check(
  z.minLength(1, { error: 'Enter a name.', abort: true }),
  z.refine((name) => [...name].length <= viewNameMaxLength, `Use at most ${viewNameMaxLength} characters.`),
)

/** The form of a name. */
export const viewNameSchema = z.object({
  name: z.pipe(asRead(readName), nameText),
})

/** The query string of a view without what belongs to one moment: the page and the open row. */
export const searchOf = (kind: ListKindName, view: ListView): string =>
  formatView(listKinds[kind], { ...view, page: defaultQuery.page, openRowId: null })

const isNamed =
  (name: string) =>
  (view: SavedView): boolean =>
    fold(view.name) === fold(name)

const withoutRepeatedNames = (views: readonly SavedView[]): SavedView[] =>
  views.filter(({ name }, index) => views.findIndex(isNamed(name)) === index)

/** A stored view. Its query string is parsed, so that a link contains only what the product writes. */
const savedViewSchema = z.pipe(
  z.object({
    name: nameText.check(z.refine((name) => name === readName(name))),
    kind: z.enum(listKindNames),
    search: z.string(),
  }),
  z.transform((view): SavedView => ({
    ...view,
    search: searchOf(view.kind, parseView(listKinds[view.kind], view.search)),
  })),
)

/** The stored views. One invalid view does not invalidate the others. */
export const savedViewsSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): readonly SavedView[] => {
    const views = entries.flatMap((entry) => savedViewSchema.safeParse(entry).data ?? [])
    return withoutRepeatedNames(views).slice(0, maxSavedViews)
  }),
)

/** The URL of a saved view. */
export const urlOfView = ({ kind, search }: SavedView): string => pathOf(listKinds[kind].route) + search

const takenText = (name: string): string => `A view is already called '${isolate(name)}'. Choose another name.`

const limitText = `You can save ${maxSavedViews} views. Delete one, then save this one.`

export const viewGoneText = 'This view was deleted in another tab.'

/** Applies a change to the views that are stored now: another tab may have changed them. */
export const changeViews = (views: readonly SavedView[], change: ViewChange): ViewResult => {
  if (change.type === 'delete') return { views: views.filter((view) => !isNamed(change.name)(view)) }
  const newName = change.type === 'save' ? change.view.name : change.newName
  const others = change.type === 'save' ? views : views.filter((view) => !isNamed(change.name)(view))
  const taken = others.find(isNamed(newName))
  if (taken) return { problem: takenText(taken.name) }
  if (change.type === 'save')
    return views.length < maxSavedViews ? { views: [...views, change.view] } : { problem: limitText }
  return others.length === views.length
    ? { problem: viewGoneText }
    : { views: views.map((view) => (isNamed(change.name)(view) ? { ...view, name: newName } : view)) }
}
