/**
 * The class names of the interface that a partner's own style sheet may rely on. They survive every change of the pages; a test
 * looks for each of them.
 */
export const stableClasses = [
  't-bar',
  't-logo',
  't-footer',
  't-page',
  't-heading',
  't-section',
  't-card',
  't-button',
  't-badge',
  't-field',
  't-tabs',
  't-table',
  't-note',
  't-arch',
] as const
