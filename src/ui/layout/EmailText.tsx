import { classes } from '#ui/classes.ts'
import css from '#ui/layout/EmailText.module.css'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

interface EmailProps {
  email: string
  className?: string | undefined
}

/** A whole email. Where it has no room in one line, the domain starts the next. */
export function WrappedEmail({ email, ...rest }: EmailProps) {
  const at = Math.max(email.lastIndexOf('@'), 0)
  return (
    <Verbatim {...rest}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Verbatim>
  )
}

/** An email in a narrow table. It has two lines if it needs them. What has no room is cut. */
export function EmailText({ email }: { email: string }) {
  return <WrappedEmail className={classes('cut', css.email)} email={email} />
}
