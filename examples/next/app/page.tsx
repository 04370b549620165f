import { Badge, Button, Card, Heading, PlusIcon, Stack, Text, vars } from '@servery/ui';
import { brandSkin } from '@servery/ui/brand';
import { Bookings } from './Bookings';

/** Rendered on the server for each request: components, icons, tokens and a brand of the kit. */
export default function Page() {
  const brand = brandSkin('#7c3aed', 'light');
  return (
    <div style={{ borderBlockStart: `4px solid ${brand?.tone.accent.solid}` }}>
      <Stack gap="m">
        <Heading level={1}>Bookings</Heading>
        <Text tone="muted">Rooms by the hour</Text>
        <Card>
          <p style={{ color: vars.color.text }}>
            <Badge>New</Badge> Library
          </p>
        </Card>
        <Button icon={<PlusIcon />} type="submit" tone="accent" emphasis="solid">
          Book
        </Button>
        <Bookings />
      </Stack>
    </div>
  );
}

export const dynamic = 'force-dynamic';
