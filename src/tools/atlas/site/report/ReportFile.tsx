import { useId } from 'react'
import css from '#tools/atlas/site/report/ReportFile.module.css'

/** Asks for the file of a report, by a click or a drop. */
export function ReportFile({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const id = useId()
  return (
    <div className={css.file}>
      <label htmlFor={id}>Choose a report, or drop it on this page</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
      />
    </div>
  )
}
