import type { Share } from '#domain/dashboardCounts.ts'
import css from '#pages/admin/Seam.module.css'

/** A seam in as many colours as there are shares. The legend beside it says the same in words. */
export function Seam({ shares }: { shares: readonly Share[] }) {
  const kept = shares.filter((share) => share.count > 0)
  const starts = kept.map((_, index) => kept.slice(0, index).reduce((sum, share) => sum + share.share, 0))
  return (
    <svg className={css.seam} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {kept.map((share, index) => (
        <rect key={share.kind} className={css[share.kind]} x={starts[index]} y="0" width={share.share} height="1" />
      ))}
    </svg>
  )
}
