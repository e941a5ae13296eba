import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { chosenLayout } from '#domain/lists/tableLayout.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectLinkedLayout } from '#machines/lists/tableLayout.selectors.ts'
import { useCopy } from '#pages/admin/copyContext.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { BookmarkIcon, ColumnsIcon, CopyIcon, KeyboardIcon } from '#ui/layout/Icon.tsx'
import { LazyAnchoredMenu } from '#ui/overlays/lazyOverlays.ts'
import type { MenuItem } from '#ui/overlays/Menu.tsx'

interface ListMenuProps {
  page: ListPageActor
  tableLayout: ActorRefFrom<typeof tableLayoutMachine>
  /** The address of a view with a layout. */
  urlOf: (layout: ReturnType<typeof chosenLayout>) => string
}

/** What a person needs once a week: saved views, columns, the address of the view and the keyboard shortcuts. */
export function ListMenu({ page, tableLayout, urlOf }: ListMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const copy = useCopy()
  const linkedLayout = () => selectLinkedLayout(tableLayout.getSnapshot())
  const items: MenuItem[] = [
    {
      label: 'Views',
      icon: <BookmarkIcon size={16} />,
      onSelect: () => page.send({ type: 'savedViews.requested', layout: linkedLayout() }),
    },
    {
      label: 'Columns',
      icon: <ColumnsIcon size={16} />,
      onSelect: () => tableLayout.send({ type: 'columnsPanel.opened' }),
    },
    ...(copy
      ? [
          {
            label: 'Copy link to this view',
            icon: <CopyIcon size={16} />,
            onSelect: () =>
              copy.send({ type: 'copy.requested', target: 'view', text: urlOf(chosenLayout(linkedLayout())) }),
          },
        ]
      : []),
    {
      label: 'Keyboard shortcuts',
      icon: <KeyboardIcon size={16} />,
      onSelect: () => tableLayout.send({ type: 'help.opened' }),
    },
  ]
  return (
    <>
      <IconButton
        label="More"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-list-menu=""
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && <LazyAnchoredMenu anchor={anchor} items={items} onDismiss={() => setAnchor(null)} />}
    </>
  )
}
