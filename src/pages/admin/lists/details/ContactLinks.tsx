import { WrappedEmail } from '#ui/layout/EmailText.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** A link that opens the mail program. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <WrappedEmail email={email} />
  </a>
)

/** A link that calls. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`}>
    <Verbatim>{phone}</Verbatim>
  </a>
)
