import css from '#ui/layout/EmailText.module.css'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** An email as one text, which can be found and copied. Where it has no room, its end is cut. The title has all of it. */
export function EmailText({ email }: { email: string }) {
  return (
    <Verbatim className={css.email} title={email}>
      {email}
    </Verbatim>
  )
}
