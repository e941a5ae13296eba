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
  /** What the files contain, for screen readers. */
  subject: string
}

/** Download buttons for the plot: data or image. */
export function PlotFiles({ actor, plot, isBusy, subject }: PlotFilesProps) {
  return (
    <div className={css.files} role="group" aria-label={`Download ${subject}`}>
      <DownloadIcon size={16} />
      {plotFormats.map((format) => (
        <Button
          key={format}
          size="small"
          variant="quiet"
          disabled={isBusy}
          aria-label={`Download ${subject} as ${format.toUpperCase()}`}
          onClick={() => actor.send({ type: 'download.requested', plot, format })}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}
