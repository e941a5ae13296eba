import type { ActorRefFrom } from 'xstate'
import { type PlotData, plotFormats } from '#domain/dashboard/plots.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import css from '#pages/admin/dashboard/plots/PlotFiles.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { DownloadIcon } from '#ui/layout/Icon.tsx'

interface PlotFilesProps {
  actor: ActorRefFrom<typeof plotMachine>
  plot: PlotData
  isBusy: boolean
  /** What the files hold, for screen readers. */
  of: string
}

/** A plot to take along: its numbers, or its picture. */
export function PlotFiles({ actor, plot, isBusy, of }: PlotFilesProps) {
  return (
    <div className={css.files} role="group" aria-label={`Download ${of}`}>
      <DownloadIcon size={16} />
      {plotFormats.map((format) => (
        <Button
          key={format}
          size="small"
          variant="quiet"
          disabled={isBusy}
          aria-label={`Download ${of} as ${format.toUpperCase()}`}
          onClick={() => actor.send({ type: 'download.requested', plot, format })}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}
