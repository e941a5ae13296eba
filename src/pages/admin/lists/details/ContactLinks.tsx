import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** A link that opens the mail program. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <Verbatim>{email}</Verbatim>
  </a>
)

/** A link that calls. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`}>
    <Verbatim>{phone}</Verbatim>
  </a>
)
