import type { ReactNode } from 'react'

export type IconProps = {
  className?: string
  /** Edge length in CSS pixels, at the default text size. */
  size?: number
}

/** 20 px, a stroke of 1.5 px in the colour of the text. It grows with the text. Hidden from screen readers: the control has a name. */
function Icon({ className, size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** An icon from one path. An icon that only one page uses is next to that page: every page loads those of this file. */
export const stroke = (d: string) =>
  function StrokeIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    )
  }

export const DashboardIcon = /* @__PURE__ */ stroke(
  'M3 3.5h5.5v7H3zM11.5 3.5H17V7h-5.5zM11.5 9.5H17v7h-5.5zM3 13h5.5v3.5H3z',
)
export const UsersIcon = /* @__PURE__ */ stroke(
  'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c.3-2.8 2.6-4.5 5.5-4.5s5.2 1.7 5.5 4.5M13 3.8' +
    'a3 3 0 0 1 0 5.4M14.5 12.2c2 .5 3.3 2.1 3.5 4.3',
)
export const HangerIcon = /* @__PURE__ */ stroke(
  'M8.2 5.2a1.9 1.9 0 1 1 2.7 1.7c-.6.3-.9.7-.9 1.3v.6l7.2 4.7c.9.6.5 2-.6 2H3.4c-1.1 0-1.5-1.4-.6-2L10 8.8',
)
export const FeedbackIcon = /* @__PURE__ */ stroke(
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v7.5a1.5 1.5 0 0 1-1.5 1.5H9.3L5.5 17v-3h-1A1.5 1.5 0 0 1 3 12.5V5' +
    'a1.5 1.5 0 0 1 1.5-1.5ZM6.5 7.2h7M6.5 10.3h4.5',
)
export const MegaphoneIcon = /* @__PURE__ */ stroke(
  'M3 8.2v3.6c0 .5.4.9.9.9H6l8.5 3.3V4L6 7.3H3.9a.9.9 0 0 0-.9.9ZM6 7.3v5.4l1 3.8h2.2l-.9-2.9M17 8.5v3',
)
export const SettingsIcon = /* @__PURE__ */ stroke(
  'M3 6h7.5M15 6h2M3 14h2M9.5 14H17M12.8 8.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM7.2 16.2' +
    'a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
)
export const BellIcon = /* @__PURE__ */ stroke(
  'M5 8.5a5 5 0 0 1 10 0c0 3 .8 4.5 1.6 5.4H3.4C4.2 13 5 11.5 5 8.5ZM8.3 16.3c.4.5 1 .8 1.7.8s1.3-.3 1.7-.8',
)
export const MenuIcon = /* @__PURE__ */ stroke('M3 5.5h14M3 10h14M3 14.5h14')
export const CollapseIcon = /* @__PURE__ */ stroke(
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5Z' +
    'M7.5 3.5v13M13.2 8l-2 2 2 2',
)
export const ExpandIcon = /* @__PURE__ */ stroke(
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5Z' +
    'M7.5 3.5v13M11.2 8l2 2-2 2',
)
export const SignOutIcon = /* @__PURE__ */ stroke(
  'M8 3.5H4.5A1.5 1.5 0 0 0 3 5v10a1.5 1.5 0 0 0 1.5 1.5H8M8 10h9M13.5 6.5 17 10l-3.5 3.5',
)
export const SearchIcon = /* @__PURE__ */ stroke('M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4')
export const CloseIcon = /* @__PURE__ */ stroke('m5.5 5.5 9 9M14.5 5.5l-9 9')
export const CheckIcon = /* @__PURE__ */ stroke('m4 10.5 4 4 8-9')
export const AlertIcon = /* @__PURE__ */ stroke('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6.5V11M10 13.6v.01')
export const WarningIcon = /* @__PURE__ */ stroke(
  'M8.8 3.7 2.4 14.6A1.4 1.4 0 0 0 3.6 16.7h12.8a1.4 1.4 0 0 0 1.2-2.1L11.2 3.7a1.4 1.4 0 0 0-2.4 0ZM10 7.5' +
    'V11M10 13.7v.01',
)
export const InfoIcon = /* @__PURE__ */ stroke('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.3v4.2M10 6.5v.01')
export const ChevronLeftIcon = /* @__PURE__ */ stroke('M12 5.5 7.5 10l4.5 4.5')
export const ChevronRightIcon = /* @__PURE__ */ stroke('M8 5.5l4.5 4.5L8 14.5')
export const SunIcon = /* @__PURE__ */ stroke(
  'M10 13.3a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM10 2.5v1.3M10 16.2v1.3M17.5 10h-1.3M3.8 10H2.5M15.3 4.7' +
    'l-.9.9M5.6 14.4l-.9.9M15.3 15.3l-.9-.9M5.6 5.6l-.9-.9',
)
export const MoonIcon = /* @__PURE__ */ stroke('M16.5 11.6A6.8 6.8 0 0 1 8.4 3.5a6.8 6.8 0 1 0 8.1 8.1Z')
export const MonitorIcon = /* @__PURE__ */ stroke(
  'M4 3.5h12A1.5 1.5 0 0 1 17.5 5v7a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V5A1.5 1.5 0 0 1 4 3.5Z' +
    'M10 13.5V17M6.5 17h7',
)
export const RetryIcon = /* @__PURE__ */ stroke('M16.5 10a6.5 6.5 0 1 1-2.1-4.8L16.5 7M16.5 3v4h-4')
export const CopyIcon = /* @__PURE__ */ stroke(
  'M8.5 7H15a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H8.5A1.5 1.5 0 0 1 7 15V8.5A1.5 1.5 0 0 1 8.5 7Z' +
    'M13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2',
)
export const PlusIcon = /* @__PURE__ */ stroke('M10 4v12M4 10h12')
export const EditIcon = /* @__PURE__ */ stroke(
  'm12.5 4.5 3 3M4 13.2 13.3 3.9a1.3 1.3 0 0 1 1.9 0l.9.9c.5.5.5 1.3 0 1.9L6.8 16H4v-2.8Z',
)
export const TrashIcon = /* @__PURE__ */ stroke(
  'M3.5 5.5h13M8 5.5V3.8c0-.4.4-.8.8-.8h2.4c.4 0 .8.4.8.8v1.7M5 5.5l.7 10c0 .8.7 1.5 1.5 1.5h5.6' +
    'c.8 0 1.5-.7 1.5-1.5l.7-10M8.3 9v4.5M11.7 9v4.5',
)
export const FlagIcon = /* @__PURE__ */ stroke('M4.5 17V3.5M4.5 4.2c3.5-1.7 5.5 1.7 11 0v7.5c-5.5 1.7-7.5-1.7-11 0')
export const UserIcon = /* @__PURE__ */ stroke(
  'M10 10a3.3 3.3 0 1 0 0-6.5 3.3 3.3 0 0 0 0 6.5ZM3.5 17c.4-3 3-4.8 6.5-4.8s6.1 1.8 6.5 4.8',
)
export const ColumnsIcon = /* @__PURE__ */ stroke(
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5Z' +
    'M7.7 3.5v13M12.3 3.5v13',
)
export const FilterIcon = /* @__PURE__ */ stroke('M3 5.5h14M5.5 10h9M8.5 14.5h3')
export const BookmarkIcon = /* @__PURE__ */ stroke('M5.5 3.5h9v13L10 13.2l-4.5 3.3Z')
export const DownloadIcon = /* @__PURE__ */ stroke('M10 3v9.5M6 8.8l4 4 4-4M3.5 16.5h13')
export const KeyboardIcon = /* @__PURE__ */ stroke(
  'M3.5 5h13A1.5 1.5 0 0 1 18 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 13.5v-7A1.5 1.5 0 0 1 3.5 5Z' +
    'M5.5 8.4v.01M8.5 8.4v.01M11.5 8.4v.01M14.5 8.4v.01M7 12h6',
)
export const SendIcon = /* @__PURE__ */ stroke('m3.5 9.5 13-6-4.5 13.5-3-5.5-5.5-2ZM9 11.5l7.5-8')
export const PauseIcon = /* @__PURE__ */ stroke('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM8.3 7.8v4.4M11.7 7.8v4.4')
