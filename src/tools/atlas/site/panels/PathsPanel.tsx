import type { PathData } from '#tools/atlas/chartData.ts'
import { CopyLink } from '#tools/atlas/site/links.tsx'
import { Steps } from '#tools/atlas/site/panels/Steps.tsx'
import type { ChartRoute } from '#tools/atlas/site/route.ts'
import { Select } from '#ui/controls/Select.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface PathsPanelProps {
  route: ChartRoute
  paths: readonly PathData[]
  path: PathData | undefined
  stepIndex: number
  onPath: (path: string) => void
  onStep: (index: number) => void
}

/** The test paths of the chart as scripts for a tester, and as steps on the picture. */
export function PathsPanel({ route, paths, path, stepIndex, onPath, onStep }: PathsPanelProps) {
  if (!path) return <p className={css.panel}>This chart has no path tests.</p>
  return (
    <div className={css.panel}>
      {route.path !== '' && route.path !== path.id && (
        <Notice tone="warning" announce title="This path is not in this atlas.">
          The first path is shown. If the atlas is older than your link, build it with &ldquo;npm run atlas&rdquo;.
        </Notice>
      )}
      <Select
        label="Path test"
        value={path.id}
        options={paths.map(({ id, steps }, index) => ({
          value: id,
          label: `${index + 1} of ${paths.length}: ${id}, ${steps.length - 1} steps`,
        }))}
        onValueChange={onPath}
      />
      <Card title="Script" actions={<CopyLink route={{ ...route, path: path.id }} />}>
        <p>
          <strong>Given:</strong> {path.given}.
        </p>
        <Steps
          label="Steps"
          current={stepIndex}
          onChoose={onStep}
          steps={path.steps.map(({ when, seen }, index) => (
            <>
              <strong>{index === 0 ? 'At the start' : `When ${when}`}</strong>
              <span>Then {seen}.</span>
            </>
          ))}
        />
      </Card>
    </div>
  )
}
