/** An icon of Lucide by its name there, made by the plugin `icons.ts` of the build. */
declare module 'virtual:icon/*' {
  const icon: import('./create-icon.tsx').Icon
  export default icon
}
