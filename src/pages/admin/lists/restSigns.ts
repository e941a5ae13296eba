import type { ListPageActor } from '#pages/admin/lists/listProps.ts'

export type RestSigns = ReturnType<typeof restSigns>

/** The first signs that a person is about to search, order or filter: a control has the focus, or a pointer over it. */
export const restSigns = (page: ListPageActor) => {
  const needRest = () => page.send({ type: 'rest.needed' })
  return { onFocus: needRest, onPointerEnter: needRest }
}
