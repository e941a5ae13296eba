import { shallowEqual, useSelector } from '@xstate/react'
import { type RefObject, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { maxCommentLength } from '#domain/problemReport/problemReport.ts'
import type { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { selectReportDialog } from '#machines/app/problemReport.selectors.ts'
import { ReportSteps } from '#pages/public/problemReport/ReportSteps.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface PartProps {
  actor: ActorRefFrom<typeof problemReportMachine>
  field: RefObject<HTMLTextAreaElement | null>
}

/** Shows what a problem report holds, takes a comment, and downloads or sends the report (§8). */
export function ProblemReportDialog({
  actor,
  onDismiss,
}: Pick<PartProps, 'actor'> & {
  /** The notice that the dialog could not be loaded has it too. */
  onDismiss: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { isPreparing, isUnprepared, isSent } = useSelector(actor, selectReportDialog, shallowEqual)
  const hasReport = !isPreparing && !isUnprepared && !isSent
  return (
    <Dialog
      open
      title="Report a problem"
      description="A report holds your last steps in words, the version and the browser. It never holds names, emails, codes or searches."
      onDismiss={onDismiss}
      actions={
        <>
          {hasReport && <ReportButtons actor={actor} field={field} />}
          {isSent && <Button onClick={onDismiss}>Close</Button>}
        </>
      }
    >
      {isPreparing && <Spinner label="Preparing the report" />}
      {isUnprepared && (
        <RetryNotice
          title="The report couldn't be prepared"
          problem="Check your internet connection and try again."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {hasReport && <Report actor={actor} field={field} />}
      {isSent && (
        <Notice tone="success" title="Report sent" announce>
          Thank you. We will look into it.
        </Notice>
      )}
    </Dialog>
  )
}

function ReportButtons({ actor, field }: PartProps) {
  const { canSend, isSending } = useSelector(actor, selectReportDialog, shallowEqual)
  const comment = () => field.current?.value.trim() ?? ''
  return (
    <>
      <Button
        variant={canSend ? 'secondary' : 'primary'}
        disabled={isSending}
        onClick={() => actor.send({ type: 'download.requested', comment: comment() })}
      >
        Download report
      </Button>
      {canSend && (
        <Button busy={isSending} onClick={() => actor.send({ type: 'send.requested', comment: comment() })}>
          Send report
        </Button>
      )}
    </>
  )
}

function Report({ actor, field }: PartProps) {
  const { steps, isDownloaded, isUnsent, isSending } = useSelector(actor, selectReportDialog, shallowEqual)
  return (
    <div className="blocks">
      <TextArea
        ref={field}
        label="What went wrong? (optional)"
        hint="Leave out names, emails and phone numbers."
        rows={3}
        maxLength={maxCommentLength}
        readOnly={isSending}
      />
      {isDownloaded && (
        <Notice tone="success" title="Report downloaded" announce>
          Send the file to the person who looks after the console.
        </Notice>
      )}
      {isUnsent && (
        <Notice tone="danger" title="The report couldn't be sent" announce>
          Try again, or download it and send the file.
        </Notice>
      )}
      <ReportSteps steps={steps} />
    </div>
  )
}
