import { createContext, use } from 'react'
import { Button } from '#ui/controls/Button.tsx'

/** Opens the problem report. `src/app` provides it. Without it, as in prerendered pages, there is no button. */
export const ReportProblemContext = createContext<(() => void) | null>(null)

export const useReportProblem = (): (() => void) | null => use(ReportProblemContext)

/** A button for messages about failures. */
export function ReportProblemButton({ size = 'small' }: { size?: 'small' | 'large' }) {
  const onReport = useReportProblem()
  if (!onReport) return null
  return (
    <Button size={size} variant="quiet" onClick={onReport}>
      Report a problem
    </Button>
  )
}
