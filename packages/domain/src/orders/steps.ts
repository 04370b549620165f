import type { Capability, LineStatus, OrderMethod, OrderStatus } from '@servery/api';

/** One arrow of the lifecycle. */
export interface Step {
  from: readonly OrderStatus[];
  to: OrderStatus;
  capability: Capability;
  /** Only for these methods. */
  methods?: readonly OrderMethod[];
  needs?: 'reason' | 'payment';
  /** What happens to the lines that are not voided. */
  lines?: LineStatus;
  /** Whether a press of Undo takes it back within ten seconds. */
  isUndoable?: true;
}

/** The lifecycle of an order: every arrow there is. */
export const steps = {
  accept: {
    from: ['new'],
    to: 'accepted',
    capability: 'order.accept',
    lines: 'queued',
    isUndoable: true,
  },
  reject: {
    from: ['new'],
    to: 'cancelled',
    capability: 'order.accept',
    needs: 'reason',
    lines: 'voided',
  },
  start: {
    from: ['accepted'],
    to: 'preparing',
    capability: 'kitchen.bump',
    lines: 'preparing',
    isUndoable: true,
  },
  ready: {
    from: ['accepted', 'preparing'],
    to: 'ready',
    capability: 'kitchen.bump',
    lines: 'ready',
    isUndoable: true,
  },
  serve: {
    from: ['ready'],
    to: 'served',
    capability: 'order.serve',
    methods: ['dine_in'],
    lines: 'served',
    isUndoable: true,
  },
  dispatch: {
    from: ['ready'],
    to: 'dispatched',
    capability: 'order.serve',
    methods: ['delivery'],
    lines: 'served',
    isUndoable: true,
  },
  claim: {
    from: ['ready'],
    to: 'completed',
    capability: 'order.claim',
    methods: ['pickup'],
    needs: 'payment',
    lines: 'served',
    isUndoable: true,
  },
  complete: {
    from: ['served', 'dispatched'],
    to: 'completed',
    capability: 'order.complete',
    needs: 'payment',
  },
  reopen: { from: ['completed'], to: 'served', capability: 'order.reopen', needs: 'reason' },
  void: {
    from: ['new', 'accepted', 'preparing', 'ready', 'served', 'dispatched'],
    to: 'voided',
    capability: 'order.void',
    needs: 'reason',
    lines: 'voided',
  },
  cancel: {
    from: ['new', 'accepted', 'preparing', 'ready'],
    to: 'cancelled',
    capability: 'order.cancel',
    needs: 'reason',
  },
} as const satisfies Record<string, Step>;

/** The name of an arrow. */
export type StepName = keyof typeof steps;

/** An arrow by its name. */
export const stepNamed = (name: StepName): Step => steps[name];

/** The arrows that a change of status can mean; void and cancel have calls of their own. */
const byStatus: readonly StepName[] = [
  'accept',
  'reject',
  'start',
  'ready',
  'serve',
  'dispatch',
  'claim',
  'complete',
  'reopen',
];

/** Whether an arrow starts here: right status, right method. */
export const fits = (
  step: Step,
  order: { status: OrderStatus; order_method: OrderMethod },
): boolean =>
  step.from.includes(order.status) && (step.methods?.includes(order.order_method) ?? true);

/** The arrow from an order's status to another, if there is one. */
export const stepTo = (
  order: { status: OrderStatus; order_method: OrderMethod },
  status: OrderStatus,
): StepName | null =>
  byStatus.find((name) => steps[name].to === status && fits(steps[name], order)) ?? null;
