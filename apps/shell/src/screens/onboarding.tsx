export function Onboarding() {
  return <h1>Onboarding</h1>
}
