import { classes } from '#ui/classes.ts'
import { ReportProblemButton } from '#ui/feedback/reportProblem.tsx'
import { Button } from '#ui/controls/Button.tsx'
import css from '#pages/public/ErrorPage.module.css'

interface MessagePageProps {
  title: string
  sentence: string
  /** The text of the button. */
  label: string
  onPress: () => void
}

/** A page with one message and one action. The failure can be reported. */
function MessagePage({ title, sentence, label, onPress }: MessagePageProps) {
  return (
    <main className={classes('column', css.page)} id="main">
      <h1 className={css.name} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes('muted', css.line)}>{sentence}</p>
      <div className={classes('wrap', css.actions)}>
        <Button variant="primary" size="large" onClick={onPress}>
          {label}
        </Button>
        <ReportProblemButton size="large" />
      </div>
    </main>
  )
}

/** Shown after an unexpected error of the console (§8). */
export function ErrorPage({ onReload }: { onReload: () => void }) {
  return (
    <MessagePage
      title="Something went wrong"
      sentence="This page couldn't be shown. Reload it; if that doesn't help, contact support."
      label="Reload"
      onPress={onReload}
    />
  )
}

/** Shown if the code of a page could not be loaded (§8). */
export function PageLoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      title="This page could not be loaded"
      sentence="Check your internet connection and try again. If that does not help, reload the page."
      label="Retry"
      onPress={onRetry}
    />
  )
}
