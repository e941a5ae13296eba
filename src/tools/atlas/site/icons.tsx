interface IconProps {
  size?: number
}

/** Icons of the atlas, in the style of the icons in `src/ui`. */
const stroke = (d: string) =>
  function StrokeIcon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={d} />
      </svg>
    )
  }

export const MinusIcon = stroke('M4 10h12')
export const FitIcon = stroke('M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13')
export const FullScreenIcon = stroke('M11.5 3.5h5v5M16.5 3.5l-5 5M8.5 16.5h-5v-5M3.5 16.5l5-5')
export const SmallScreenIcon = stroke('M16 8.5h-4.5V4M11.5 8.5l5-5M4 11.5h4.5V16M8.5 11.5l-5 5')
export const PlayIcon = stroke('M6 4.5v11l9-5.5z')
export const PauseIcon = stroke('M7 4.5v11M13 4.5v11')
export const LinkIcon = stroke(
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l1-1',
)
