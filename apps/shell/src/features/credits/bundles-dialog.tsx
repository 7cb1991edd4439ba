import type { Bundle } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from 'lucide-react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { formatCredits, formatMoney, formatPlural } from '../../kit/format.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { Badge } from '../../kit/ui/badge.tsx'
import { LinkButton } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'

interface BundlesDialogProps {
  open: boolean
  onClose: () => void
}

/** The tenant's bundles with their prices. They are bought through the sales address, which each button writes to. */
export function BundlesDialog({ open, onClose }: BundlesDialogProps) {
  const { prices } = useBoot()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Credit Bundles"
      text="1 credit is 1 minute of video. Write to us, and the credits are in your account after payment."
      width="wide"
    >
      <Offers>
        {prices.bundles.map((bundle) => (
          <li key={bundle.id}>
            <Offer bundle={bundle} />
          </li>
        ))}
      </Offers>
    </Dialog>
  )
}

function Offer({ bundle }: { bundle: Bundle }) {
  const { brand, salesEmail } = useBoot()
  const { name, credits, priceCents, popular, expiryMonths } = bundle
  const price = formatMoney(priceCents)
  const subject = `${brand.companyName}: ${name}, ${formatCredits(credits)} credits for ${price}`
  return (
    <Box $popular={popular}>
      <Head>
        <h3>{name}</h3>
        {popular && <Badge tone="brand">Most Popular</Badge>}
      </Head>
      <Price>{price}</Price>
      <Facts>
        <li>{formatMoney(priceCents / credits)} per credit</li>
        <li>{formatPlural(credits, 'credit')}</li>
        <li>{formatPlural(credits, 'minute')} of video</li>
        <li>{expiryMonths ? `Valid for ${formatPlural(expiryMonths, 'month')}` : 'Never expires'}</li>
      </Facts>
      <LinkButton
        variant={popular ? 'primary' : 'secondary'}
        block
        href={mailLink(salesEmail, subject)}
        icon={<Mail size={18} aria-hidden="true" />}
      >
        Contact Sales
      </LinkButton>
    </Box>
  )
}

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: ${token.space[4]};
  > li {
    display: grid;
  }
`
const Box = styled.article<{ $popular: boolean }>`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px solid ${({ $popular }) => ($popular ? token.primaryEdge : token.border)};
  border-radius: ${token.radius.card};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: center;
  align-content: start;
  min-block-size: 56px;
`
const Price = styled.p`
  font: 700 1.75rem/1.1 ${token.font.display};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`
const Facts = styled.ul`
  margin-block-end: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
