import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { ActorRefFrom } from 'xstate'
import { pastedRowsSchema } from '#domain/people/import/importFile.ts'
import type { RowEntry } from '#domain/people/import/marketerImport.ts'
import type { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'
import { selectMarketerImport } from '#machines/marketers/import/marketerImport.selectors.ts'
import { importMarketersFocus } from '#pages/admin/lists/focus.ts'
import { ImportActions } from '#pages/admin/marketers/import/ImportActions.tsx'
import { ImportRowsView } from '#pages/admin/marketers/import/ImportRowsView.tsx'
import { ImportSource } from '#pages/admin/marketers/import/ImportSource.tsx'
import { figuresOf, progressOf, stateTextOf, waitingTitles } from '#pages/admin/marketers/import/importTexts.ts'
import css from '#pages/admin/marketers/import/MarketerImport.module.css'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { formatCount } from '#ui/format.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** The dialog that adds marketers from a file (§2). Load it with `lazy`. */
export function MarketerImportDialog({ actor }: { actor: ActorRefFrom<typeof marketerImportMachine> }) {
  const { step, rows, problem, isBusy, isPausing, isChecking } = useSelector(actor, selectMarketerImport, shallowEqual)
  const formId = useId()
  const form = useForm({ resolver: standardSchemaResolver(pastedRowsSchema), defaultValues: { text: '' } })
  const focusRef = useFocusOnStep(step)
  const { sentCount, totalCount } = progressOf(rows)
  const isSending = step === 'adding' || step === 'paused'
  const mend = useCallback((entry: RowEntry) => actor.send({ type: 'row.mended', ...entry }), [actor])
  return (
    <Dialog
      open
      wide
      title="Add marketers from a file"
      onDismiss={() => actor.send({ type: 'dialog.dismissed' })}
      finalFocus={importMarketersFocus}
      actions={<ImportActions {...{ step, rows, isBusy, isPausing, formId }} send={actor.send} />}
    >
      {step === 'choosing' ? (
        <form
          id={formId}
          className="blocks"
          method="dialog"
          noValidate
          onSubmit={form.handleSubmit(({ text }) => actor.send({ type: 'text.submitted', text }))}
        >
          <ImportSource
            buttonRef={focusRef}
            isBusy={isBusy}
            problem={problem}
            textField={form.register('text')}
            onDownloadTemplate={() => actor.send({ type: 'template.requested' })}
            onChoose={(file) => actor.send({ type: 'file.chosen', file })}
          />
        </form>
      ) : (
        <p
          ref={focusRef}
          tabIndex={-1}
          role="status"
          aria-live={step === 'adding' ? 'off' : 'polite'}
          className={classes('medium', css.summary, step === 'previewing' && css.preview)}
        >
          {step === 'previewing' || step === 'finished'
            ? figuresOf(step, rows).map(({ count, label }, index) => (
                <span key={label} className={step === 'previewing' || index > 0 ? 'visually-hidden' : undefined}>
                  <span>{formatCount(count)}</span> <span>{label}</span>{' '}
                </span>
              ))
            : stateTextOf(step, rows, isPausing, isChecking)}
        </p>
      )}
      {step === 'notCompared' && (
        <RetryNotice
          title="The marketers could not be loaded"
          problem={problem ?? ''}
          callsApi
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {isSending && <progress aria-label="Marketers sent" value={sentCount} max={Math.max(totalCount, 1)} />}
      {step === 'paused' && problem !== null && (
        <Notice tone="warning" announce title="Nothing is sent until you continue">
          {problem}
        </Notice>
      )}
      {(step === 'previewing' || step === 'finished') && (
        <ImportRowsView rows={rows} waitingTitle={waitingTitles[step]} onMend={mend} />
      )}
    </Dialog>
  )
}

/**
 * The line that says where the import is gets the focus in each new step, because the last buttons are gone. The first
 * step has no such line: there its first button gets it.
 */
const useFocusOnStep = (step: string) => {
  const target = useRef<HTMLElement>(null)
  const lastStep = useRef(step)
  useLayoutEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    target.current?.focus()
  }, [step])
  return useCallback((element: HTMLElement | null) => void (target.current = element), [])
}
