import { type ComponentProps, createContext, use } from 'react'
import { Button } from '#ui/controls/Button.tsx'

/** Opens the problem report. `src/app` provides it. Without it, as in prerendered pages, there is no button. */
export const ReportProblemContext = createContext<(() => void) | null>(null)

export const useReportProblem = (): (() => void) | null => use(ReportProblemContext)

/** The button that opens the problem report. */
export function ReportProblemButton({
  size = 'small',
  variant = 'quiet',
}: Pick<ComponentProps<typeof Button>, 'size' | 'variant'>) {
  const onReport = useReportProblem()
  if (!onReport) return null
  return (
    <Button size={size} variant={variant} onClick={onReport}>
      Report a problem
    </Button>
  )
}
