import { type ComponentPropsWithRef, type Ref, useRef } from 'react'
import { exampleDetails, importLimitsText } from '#domain/people/import/importFile.ts'
import css from '#pages/admin/marketers/import/MarketerImport.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { DownloadIcon } from '#ui/layout/Icon.tsx'

interface ImportSourceProps {
  buttonRef: Ref<HTMLButtonElement>
  isBusy: boolean
  problem: string | null
  textField: ComponentPropsWithRef<'textarea'>
  onDownloadTemplate: () => void
  onChoose: (file: File) => void
}

/** Asks for a file or for pasted rows. */
export function ImportSource({
  buttonRef,
  isBusy,
  problem,
  textField,
  onDownloadTemplate,
  onChoose,
}: ImportSourceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className={classes('row wrap', css.file)}>
        <Button ref={buttonRef} variant="secondary" busy={isBusy} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <Button variant="quiet" icon={<DownloadIcon size={18} />} onClick={onDownloadTemplate}>
          Download a template
        </Button>
        <p className="note">{`A CSV file with name, email and phone number. ${importLimitsText}`}</p>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
            currentTarget.value = ''
          }}
        />
      </div>
      <TextArea
        {...textField}
        label="Or paste the rows"
        hint="Copied cells of a spreadsheet work too. A row with the names of the columns is not needed."
        rows={6}
        readOnly={isBusy}
        spellCheck={false}
        autoComplete="none"
        placeholder={Object.values(exampleDetails).join(', ')}
      />
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
    </>
  )
}
