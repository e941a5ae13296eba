import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusRow, followRow, keepRowInPlace, rowLink, sidePanel } from '#pages/admin/lists/focus.ts'
import { SidePanel } from '#ui/layout/SidePanel.tsx'
import { LazyDrawer } from '#ui/overlays/lazyOverlays.ts'
import { useIsWide } from '#ui/useMedia.ts'

interface DetailsPanelProps {
  /** The row. Empty if the list does not have it. */
  id: string
  title: ReactNode
  /** Buttons in the head. */
  actions: ReactNode
  /** A dialog replaces the panel where both would be modal. */
  isReplaced: boolean
  onDismiss: () => void
  children: ReactNode
}

/** The details of a row: next to its list in a wide window, otherwise in a drawer. */
export function DetailsPanel({ isReplaced, ...props }: DetailsPanelProps) {
  if (useIsWide()) return <DetailsNextToList {...props} />
  if (isReplaced) return null
  return <LazyDrawer open side="end" finalFocus={() => rowLink(props.id) ?? true} {...props} />
}

/** The focus stays in the list, and returns to it. */
function DetailsNextToList({ id, title, actions, onDismiss, children }: Omit<DetailsPanelProps, 'isReplaced'>) {
  const shownId = useRef(id)
  useLayoutEffect(() => {
    shownId.current = id
    followRow(id)
  }, [id])
  useLayoutEffect(
    () => () => {
      if (sidePanel()?.contains(document.activeElement)) focusRow(shownId.current)
    },
    [],
  )
  const dismiss = () => {
    focusRow(id)
    keepRowInPlace(id, onDismiss)
  }
  return (
    <SidePanel title={title} actions={actions} onDismiss={dismiss}>
      {children}
    </SidePanel>
  )
}
