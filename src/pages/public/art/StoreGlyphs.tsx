import type { ReactNode } from 'react'

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A phone, for the App Store. The store's logo is a trademark. */
export const PhoneGlyph = () => (
  <Glyph>
    <rect x="7" y="2" width="12" height="22" rx="3.4" />
    <path d="M11.5 5.2h3M11 21h4" />
  </Glyph>
)

/** A triangle, for Google Play. */
export const PlayGlyph = () => (
  <Glyph>
    <path d="M8 3.4v19.2L23 13Z" transform="translate(-2.5 0)" />
  </Glyph>
)
