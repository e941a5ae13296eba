import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type PlotFile, type PlotFormat, plotFormats } from '#domain/dashboard/plots.ts'
import { type plotMachine, selectPlotMenu } from '#machines/dashboard/plot.machine.ts'
import type { CardPlots } from '#pages/admin/dashboard/cards/useCardPlots.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ColumnsIcon, DownloadIcon } from '#ui/layout/Icon.tsx'
import { LazyAnchoredMenu } from '#ui/overlays/lazyOverlays.ts'
import type { MenuItem } from '#ui/overlays/Menu.tsx'

interface CardMenuProps {
  title: string
  actor: ActorRefFrom<typeof plotMachine>
  plots: CardPlots
}

/** What one can do with the data of a card: show it as a table, and download it. */
export function CardMenu({ title, actor, plots: { lines, donut, bars } }: CardMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isTable, isDrawingFile } = useSelector(actor, selectPlotMenu, shallowEqual)
  const downloads = (
    plot: PlotFile | null | undefined,
    name: string,
    formats: readonly PlotFormat[] = plotFormats,
  ): MenuItem[] =>
    (plot ? formats : []).map((format) => ({
      label: `Download ${name} as ${format.toUpperCase()}`,
      icon: <DownloadIcon size={16} />,
      disabled: isDrawingFile,
      onSelect: () => plot && actor.send({ type: 'download.requested', plot, format }),
    }))
  const items: MenuItem[] = [
    ...(lines
      ? [
          {
            label: isTable ? 'Show as plot' : 'Show as table',
            icon: <ColumnsIcon size={16} />,
            onSelect: () => actor.send({ type: isTable ? 'plot.opened' : 'table.opened' }),
          },
        ]
      : []),
    ...downloads(bars, bars?.title.toLowerCase() ?? '', ['csv']),
    ...downloads(lines, 'totals by day'),
    ...downloads(donut, 'shares'),
  ]
  return (
    <>
      <IconButton
        label={`Options of ${title}`}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={items.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && <LazyAnchoredMenu anchor={anchor} items={items} onDismiss={() => setAnchor(null)} />}
    </>
  )
}
