import type { ActorRefFrom } from 'xstate'
import type { pictureMachine } from '#tools/atlas/site/charts/picture.machine.ts'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'

/** Buttons that save and print the picture. */
export function ChartTools({
  chart,
  picture,
  isBusy,
}: {
  chart: string
  picture: ActorRefFrom<typeof pictureMachine>
  isBusy: boolean
}) {
  return (
    <div className={css.tools}>
      <ButtonLink
        size="small"
        variant="secondary"
        href={`charts/${chart}.svg`}
        download={`${chart.replace('/', '-')}.svg`}
      >
        Save as SVG
      </ButtonLink>
      <Button size="small" variant="secondary" busy={isBusy} onClick={() => picture.send({ type: 'png.requested' })}>
        Save as PNG
      </Button>
      <Button size="small" variant="secondary" onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
